import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { referenceViews } from './views.ts'

const writing = fileURLToPath(new URL('../content/docs/02-writing', import.meta.url))
const live = /^(`{3,})md live\n([\s\S]*?)\n\1$/gm

it.each(readdirSync(writing).filter((name) => name.endsWith('.md')))(
  'shows in %s what its sources say',
  (name) => {
    const text = readFileSync(join(writing, name), 'utf8')
    for (const [whole, , source = ''] of text.matchAll(live)) {
      expect(text.replace(whole, '')).toContain(`\n${source}\n`)
    }
  },
)

it.each(Object.entries(referenceViews))('describes everything in %s', (_, view) => {
  const rows = view({}).rows
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(JSON.stringify(row)).not.toContain('import(')
})
