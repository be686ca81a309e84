import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { messageCodes, messagePages, messageTable } from './message-codes.ts'
import { needsPackages, readMessagePage, runExample, withOutput } from './message-example.ts'

const messages = messageCodes()
const codes = messages.map(({ code }) => code)
const builds = fileURLToPath(new URL('../.tmp/', import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Codes whose example cannot be run, with the reason. */
const untested: Readonly<Record<string, string>> = {
  'mdx/not-installed': 'The package is installed here.',
  'build/open-graph': 'There is a browser here.',
  'check/issue': 'It needs GitHub.',
  'check/no-vite': 'Vitest runs with a NODE_PATH in which Vite is found.',
}
const place = /^\S.* {2}(?:error|warning|note) {2}/m
/** Errors that list messages of other codes. */
const lists = ['client/invalid', 'content/problems']

it('has a page for each code, and a code for each page', () => {
  const pages = readdirSync(messagePages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''))
  expect(pages.sort()).toEqual(codes)
  expect(codes).toContain('links/broken-markdown')
})

it('shows an example before the table', () => {
  const path = join(messagePages, 'index.md')
  const [index, page] = [path, join(messagePages, 'links/broken-markdown.md')].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const { output } = readMessagePage(page ?? '')
  if (process.env.UPDATE) writeFileSync(path, withOutput(index ?? '', output))
  else expect(index).toContain(`\`\`\`text\n${output}\`\`\``)
})

it('are listed by their first sentence, without Markdown', () => {
  const meanings = messageTable().rows.map(({ code, meaning }) => [code, String(meaning)])
  expect(meanings.filter(([, text]) => /^$|\]\(|`/.test(String(text)))).toEqual([])
})

describe.each(messages)('the page of $code', ({ code, severity }) => {
  const path = join(messagePages, `${code}.md`)
  const text = readFileSync(path, 'utf8')
  const page = readMessagePage(text)
  const isRun = untested[code] === undefined

  it('is named after its code', () => {
    expect(page.title).toBe(code)
  })

  it.runIf(isRun)('shows what its example prints', async () => {
    const output = await runExample([page.example], newFolder())
    const isListed = place.test(output) && !lists.includes(code)
    expect(output).toContain(isListed ? `  ${severity}  ${code}\n` : `${code}: `)
    if (process.env.UPDATE) writeFileSync(path, withOutput(text, output))
    else expect(page.output).toBe(output)
  })

  it.runIf(isRun)('shows a fix', async () => {
    expect(await runExample([page.example, page.fix], newFolder())).toBe('')
  })

  /** A site that uses the packages of this app lies below it, where they are found. */
  function newFolder(): string {
    mkdirSync(builds, { recursive: true })
    const folder = mkdtempSync(join(needsPackages(page) ? builds : tmpdir(), 'message-'))
    folders.push(folder)
    return folder
  }
})
