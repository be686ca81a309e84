import { expect, it } from 'vitest'
import { findingsOf } from './fixtures/compile-text'

const slip = (place: string, source: string, what: string) => [
  `${place} syntax/slip "${source}" is not ${what}, and is shown as text.`,
]

it.each([
  ['A ** bold ** word', slip('1:3', '** bold **', 'bold')],
  ['A **bold word', slip('1:3', '**bold word', 'bold')],
  ['A **bold **word', slip('1:3', '**bold', 'bold')],
  ['Run `npm install', slip('1:5', '`npm install', 'code')],
  ['-one\n-two', slip('1:1', '-one', 'a list')],
  ['• one\n• two', slip('1:1', '• one', 'a list')],
  ['Text\n\n1.Open it', slip('3:1', '1.Open it', 'a list')],
  ['- [] todo', slip('1:3', '[]', 'a checkbox')],
  ['####### Deep', slip('1:1', '####### Deep', 'a heading')],
])('names what is shown as text: %j', async (text, findings) => {
  expect(await findingsOf(text)).toEqual(findings)
})

it.each([
  '**bold**, *text* and `code`',
  '\\*\\*text and \\`code',
  '2**3, a ** b, **/*.ts, *args and **kwargs',
  '`` ` `` and a ` alone',
  '-one',
  '| a |\n| --- |\n| `b|c` |',
  '1.5 GB and 1.x',
  '- [ ] todo\n- [x] done\n- [](./a.md)',
  '    -one\n    -two',
])('leaves alone %j', async (text) => {
  expect((await findingsOf(text)).filter((line) => line.includes('syntax/slip'))).toEqual([])
})

it.each(['[a] (https://example.org)', '(a)[https://example.org]'])(
  'names a link that is none: %s',
  async (text) => {
    const [finding, ...others] = await findingsOf(`See ${text}.`)
    expect(finding).toContain(`1:5 links/address "${text}" is not a link: `)
    expect(others).toEqual([])
  },
)

it('names a heading with a space that does not break', async () => {
  expect(await findingsOf('##\u00a0Part')).toEqual([
    '1:1 headings/no-space "##\u00a0Part" is not a heading: "#" needs a space after it.',
  ])
})
