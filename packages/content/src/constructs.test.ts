import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileText, findingsOf } from './fixtures/compile-text'
import { openSite } from './fixtures/write-site'
import { chooseParser } from './parser/choose'

const fixtures = join(import.meta.dirname, '../fixtures')

describe.each(readdirSync(fixtures))('%s', (name) => {
  const contentDir = join(fixtures, name)
  const text = readFileSync(join(contentDir, 'input.md'), 'utf8')
  const path = join(contentDir, 'output.html')
  const options = { contentDir, source: 'input.md', variables: { product: 'Landing', max: 3 } }

  it.each(['auto', 'reference'] as const)(
    'becomes its HTML with the parser "%s"',
    async (choice) => {
      const parser = await chooseParser(choice)
      const { html, findings } = await compileText(text, { ...options, parser })
      expect(findings).toEqual([])
      if (process.env.UPDATE || !existsSync(path)) writeFileSync(path, `${html}\n`)
      expect(`${html}\n`).toBe(readFileSync(path, 'utf8'))
    },
  )

  it('stays the same where raw HTML is sanitized', async () => {
    const { html } = await compileText(text, { ...options, rawHtml: 'sanitize' })
    expect(`${html}\n`).toBe(readFileSync(path, 'utf8'))
  })
})

it('is links and words in the page as Markdown', async () => {
  const text =
    '::link-card[A *b*]{href="./b.md" description="c"}\n\nSee :badge[New]{type=tip} :icon[tag]{label=Tag} :link-button[x]{href=#y}.'
  const { markdown, markdownLinks } = await compileText(text)
  const { markdown: filled } = await compileText('In :var[a].', { variables: { a: 1 } })
  expect(filled).toBe('In 1.\n')
  expect(markdown).toMatch(/^\[A \*b\*\]\(\S+0:\): c\n\nSee \(New\) Tag \[x\]\(#y\)\.\n$/)
  expect(markdownLinks).toEqual(['./b.md'])
})

it('fills variables and words of directives into titles and descriptions', async () => {
  const { content } = await openSite(
    {
      'docs/a.md':
        '---\nslug: here\n---\n# :icon[tag] Install :var[product] :badge[New]\n\nAt :var[slug], not :var[none].\n',
    },
    { variables: { product: 'X <1>', slug: 'there' } },
  )
  const { title, description } = content.model.versions[0]?.docs.a?.facts ?? {}
  expect([title, description]).toEqual(['Install X <1> New', 'At here, not :var[none].'])
})

it.each([
  [
    ':::steps\n- a\n:::',
    '2:1 directive/misplaced Only a numbered list may stand in ":::steps", but there is a list.',
  ],
  [':::steps\n:::', '1:1 directive/misplaced ":::steps" is empty.'],
  [
    ':::file-tree\nText\n:::',
    '2:1 directive/misplaced Only a list may stand in ":::file-tree", but there is a paragraph.',
  ],
  [
    ':::cards\nText\n:::',
    '2:1 directive/misplaced Only cards may stand in ":::cards", but there is a paragraph.',
  ],
  ['::link-card[A]', '1:1 directive/attribute "link-card" has no address.'],
  ['::link-button{href=#a}', '1:1 directive/attribute "link-button" has no text.'],
  [
    '::link-button[A]{href=#a design=big}',
    '1:1 directive/attribute A link button has no design "big".',
  ],
  ['A :badge[x]{type=big}', '1:3 directive/attribute A badge has no type "big".'],
  ['A :var[proudct]', '1:3 variables/unknown There is no variable "proudct".'],
  ['A :icon[serch]', '1:3 directive/attribute There is no icon "serch".'],
  [':::card[A]{href=#a icon=x}\n:::', '1:1 directive/attribute There is no icon "x".'],
])('names what is wrong in %j', async (text, finding) => {
  expect(await findingsOf(text)).toContain(finding)
})
