import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCodes } from '@landing/cli'
import lint from '@landing/plugin-lint'
import mdx from '@landing/plugin-mdx'
import { expect, it } from 'vitest'
import { messageCodes, messagePages, messageTable } from './message-codes.ts'
import { readMessagePage, withOutput } from './message-example.ts'

const messages = messageCodes()
const codes = messages.map(({ code }) => code)
it('has a page for each code, and a code for each page', () => {
  const pages = readdirSync(messagePages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/') && name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''))
  expect(pages.sort()).toEqual(codes)
  expect(codes).toContain('links/broken-markdown')
})

it('has the codes that "landing-check --only" takes', async () => {
  const declared = await Promise.all(
    [lint, mdx].map(async ({ compile }) => {
      const make = await compile?.()
      return (await make?.(undefined as never, undefined as never))?.codes
    }),
  )
  const undeclared = /^(?:changelog|hcl|math|mermaid|openapi|typescript)\//
  const known = new Set([...checkCodes, ...Object.keys(Object.assign({}, ...declared))])
  expect([...known].sort()).toEqual(codes.filter((code) => !undeclared.test(code)))
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

it.each(messages)('names $code in its page', ({ code }) => {
  const { title, output } = readMessagePage(readFileSync(join(messagePages, `${code}.md`), 'utf8'))
  expect(title).toBe(code)
  expect(output).not.toBe('')
})
