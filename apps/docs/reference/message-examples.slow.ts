import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { messageCodes, messagePages } from './message-codes.ts'
import { needsPackages, readMessagePage, runExample, withOutput } from './message-example.ts'

const builds = fileURLToPath(new URL('../.tmp/', import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Codes whose example cannot be run, with the reason. */
const untested: Readonly<Record<string, string>> = {
  'build/images': 'The package is installed here.',
  'build/open-graph': 'There is a browser here.',
  'build/peer': 'The packages are installed here.',
  'check/issue': 'It needs GitHub.',
  'mermaid/not-rendered': 'There is a browser here.',
  'routes/gone': 'It needs a build before.',
  'check/no-vite': 'Vitest runs with a NODE_PATH in which Vite is found.',
}
const place = /^\S.* {2}(?:error|warning|note) {2}/m
/** Errors that list messages of other codes. */
const lists = ['content/problems']

describe.each(messageCodes().filter(({ code }) => untested[code] === undefined))(
  'the page of $code',
  ({ code, severity }) => {
    const path = join(messagePages, `${code}.md`)
    const text = readFileSync(path, 'utf8')
    const page = readMessagePage(text)
    it('shows what its example prints', async () => {
      const output = await runExample([page.example], newFolder())
      const isListed = place.test(output) && !lists.includes(code)
      expect(output).toContain(isListed ? `  ${severity}  ${code}\n` : `${code}: `)
      if (process.env.UPDATE) writeFileSync(path, withOutput(text, output))
      else expect(page.output).toBe(output)
    })

    it('shows a fix', async () => {
      expect(await runExample([page.example, page.fix], newFolder())).toBe('')
    })

    /** A site that uses the packages of this app lies below it, where they are found. */
    function newFolder(): string {
      mkdirSync(builds, { recursive: true })
      const folder = mkdtempSync(join(needsPackages(page) ? builds : tmpdir(), 'message-'))
      folders.push(folder)
      return folder
    }
  },
)
