import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lint } from '@landing/plugin-lint'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { check } from '../fixtures/check'
import { fixFiles } from './fix'

afterAll(removeSites)

const _many = {
  'content/docs/a.md': `# A\n\n${'[x](#gone)\n\n'.repeat(30)}`,
  'content/docs/b.md': '# B\n\n[z](./z.md)\n',
}

it('corrects what is safe with --fix, keeps bytes otherwise, and has nothing to do then', async () => {
  const before =
    '\uFEFF---\r\nnav_order: 3\r\ndate: 2020-01-01\r\n---\r\n\r\n# A\r\n\r\n##Part\r\n\r\n[a](./instal.md#x) and [b](./same.md)\r\n\r\n```js\r\nlet a'
  const after =
    '\uFEFF---\r\nsidebar_position: 3\r\ndate: 2020-01-01\r\n---\r\n\r\n# A\r\n\r\n## Part\r\n\r\n[a](./install.md#x) and [b](./same.md)\r\n\r\n```js\r\nlet a\r\n```\r\n'
  const folder = writeSite({
    'content/docs/a.md': before,
    'content/docs/install.md': '# I\n\n## x\n',
    'content/docs/one/same.md': '# S\n',
    'content/docs/two/same.md': '# S\n',
  })
  const file = join(folder, 'content/docs/a.md')
  const dry = await check(folder, ['--fix', '--dry-run'])
  expect(dry.text).toContain('Would fix docs/a.md:8: ##Part → ## Part')
  expect(readFileSync(file, 'utf8')).toBe(before)
  const { text } = await check(folder, ['--fix'])
  expect(text.match(/^Fixed .*/gm)).toEqual([
    'Fixed docs/a.md:2: nav_order: 3 → sidebar_position: 3',
    'Fixed docs/a.md:8: ##Part → ## Part',
    'Fixed docs/a.md:10: [a](./instal.md#x) and [b](./same.md) → [a](./install.md#x) and [b](./same.md)',
    'Fixed docs/a.md:12: no closing fence → ``` at the end of the file',
  ])
  expect(readFileSync(file, 'utf8')).toBe(after)
  expect(text).toContain('Other files are as close.')
  expect(text).not.toContain('headings/no-space')
  expect((await check(folder, ['--fix'])).text).not.toContain('Fixed')
})

it('corrects front matter keys of other tools with --fix, in one step', async () => {
  const folder = writeSite({
    'content/docs/a.md':
      '---\nTitle: A\nprev: false\nnext: ./b\ntableOfContents: false\nsearch: false\norder: 2\nnav_order: 1\n---\n\nText.\n',
  })
  const { text } = await check(folder, ['--fix'])
  expect(readFileSync(join(folder, 'content/docs/a.md'), 'utf8')).toBe(
    '---\ntitle: A\npagination_prev: null\nnext: ./b\nhide_table_of_contents: true\nsearch: { exclude: true }\nsidebar_position: 2\nnav_order: 1\n---\n\nText.\n',
  )
  expect(text.match(/Front matter "\w+"/g)).toEqual([
    'Front matter "next"',
    'Front matter "nav_order"',
  ])
})

it('closes code with --fix only where its end is plain, and names the rest', async () => {
  const folder = writeSite({
    'content/docs/lost.md': '# A\n\n```js\nx\n\n## Heading\n',
    'content/docs/note.md': '# A\n\n:::note\n\n```js\nx\n\n:::\n\nText.\n',
    'content/docs/short.md': '# A\n\n~~~~\ntext\n~~~\n\n## Next\n',
  })
  const { text } = await check(folder, ['--fix'])
  expect(text.match(/^Fixed .*/gm)).toEqual(['Fixed docs/short.md:5: ~~~ → ~~~~'])
  expect(text.match(/docs\/\w+\.md.*code\/unclosed/g)).toEqual([
    'docs/lost.md:3:1  warning  code/unclosed',
    'docs/note.md:5:1  warning  code/unclosed',
  ])
  expect(readFileSync(join(folder, 'content/docs/short.md'), 'utf8')).toBe(
    '# A\n\n~~~~\ntext\n~~~~\n\n## Next\n',
  )
})

it('prints the part of a long line that --fix changes', async () => {
  const words = 'many words '.repeat(12)
  const folder = writeSite({
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', plugins: [${JSON.stringify(lint({ style: { terms: { BTP: 'SAP BTP' } } }))}] }`,
    'content/docs/a.md': `# A\n\n${words}BTP ${words}BTP.\n`,
  })
  const { text } = await check(folder, ['--fix'])
  expect(text.match(/^Fixed .*/gm)).toEqual([
    'Fixed docs/a.md:3: … many words many words BTP. → … many words many words SAP BTP.',
    'Fixed docs/a.md:3: … many words many words BTP many words many words … → … many words many words SAP BTP many words many words …',
  ])
})

it('corrects addresses without a text and terms with --fix', async () => {
  const folder = writeSite({
    'landing.config.mjs': `export default { title: 'T', url: 'https://example.org', plugins: [${JSON.stringify(lint({ style: { terms: { BTP: 'SAP BTP' } } }))}] }`,
    'content/docs/a.md': '# A\n\nBTP and BTP: https://example.org/x and `BTP`.\n',
  })
  const { text } = await check(folder, ['--fix'])
  expect(text).not.toContain('style/')
  expect(readFileSync(join(folder, 'content/docs/a.md'), 'utf8')).toBe(
    '# A\n\nSAP BTP and SAP BTP: <https://example.org/x> and `BTP`.\n',
  )
})

it('leaves a file alone that changed since the check began', () => {
  const folder = writeSite({ 'a.md': '##A\n' })
  const fix = { from: '##', to: '## ' }
  const message = { code: 'headings/no-space', severity: 'warn', message: '', fix } as const
  const messages = [{ ...message, location: { file: 'a.md', line: 1, column: 1 } }]
  expect(fixFiles(messages, folder, { started: 0, dryRun: false })).toEqual([])
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('##A\n')
})
