import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { base, output } from './site'

const documents = readdirSync(output, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'index.html')
  .map((entry) => relative(output, join(entry.parentPath, entry.name)))

/** In elements: code that is shown speaks of other sites. */
const attributes = /(?<=<[a-z][^<>]*\s)(?:href|src|data-copy-from)="(\/[^"#?]*)/g

/** Is there a file for this path of the site, as a static host looks for it? */
function isThere(path: string): boolean {
  const file = join(output, decodeURIComponent(path.slice(base.length)))
  if (!existsSync(file)) return false
  return !statSync(file).isDirectory() || existsSync(join(file, 'index.html'))
}

it('leads nowhere where there is nothing', () => {
  const missing = new Map<string, string>()
  for (const document of documents) {
    // The examples of the gallery speak of a site that is not there.
    if (/(^|\/)parts\/./.test(document)) continue
    const html = readFileSync(join(output, document), 'utf8')
    for (const [, path = ''] of html.matchAll(attributes)) {
      if (missing.has(path)) continue
      if (!path.startsWith(base) || !isThere(path)) missing.set(path, document)
    }
  }
  expect(Object.fromEntries(missing)).toEqual({})
  expect(documents.length).toBeGreaterThan(100)
})
