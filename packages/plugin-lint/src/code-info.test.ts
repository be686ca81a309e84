import { expect, it } from 'vitest'
import { compileText, findingsOf } from './fixtures/compile-text'

const noEffect = (word: string) => `"${word}" after the language of a code block has no effect.`

it.each([
  ['js title="a', 'Unclosed quote in "title="a".'],
  ['js "a', 'Unclosed quote in ""a".'],
  ['js title=“main.tf”', 'Typographic quotes in "title=“main.tf”".'],
  ['js frame="none"', noEffect('frame')],
  ['js hl_lines="1 2"', noEffect('hl_lines')],
  ['js twoslash', noEffect('twoslash')],
  ['js titel="a.js"', noEffect('titel')],
  ['js showlinenumbers', noEffect('showlinenumbers')],
  ['js filename="a.js"', noEffect('filename')],
  ['js highlight={1}', noEffect('highlight')],
  ['js mark={1}', noEffect('mark')],
  ['js [npm]', noEffect('[npm]')],
  ['js label="1."', 'The label "1." of lines is not shown.'],
  ['js /ye[sp]/', 'Regular expressions are not supported: /ye[sp]/ marks nothing.'],
  ['js ins=/yes/', 'Regular expressions are not supported: ins=/yes/ marks nothing.'],
  [
    'js showLineNumbers{10}',
    '"showLineNumbers{10}" after the language of a code block is not read.',
  ],
  [
    'js showLineNumbers={1}',
    '"showLineNumbers={1}" after the language of a code block is not read.',
  ],
])('names what no option is in %j', async (info, message) => {
  expect(await findingsOf(`\`\`\`${info}\na\n\`\`\``)).toEqual([`1:1 code/meta ${message}`])
})

it.each([
  'js title="a b" {1,3-5} ins={2} "word"',
  "js title='it’s'",
  'text wrap no-check showLineNumbers=10',
  'js title=live.ts',
  'text file=/docs/page.md',
  'js live',
])('says nothing about %j', async (info) => {
  expect(await findingsOf(`\`\`\`${info}\n\`\`\``)).toEqual([])
})

it('says where options belong that stand in the language', async () => {
  const helps = async (info: string) =>
    (await compileText(`\`\`\`${info}\na\n\`\`\``)).findings.map(({ help }) => help)
  expect(await helps('js{1}')).toContain('Write ```js {1}.')
  expect(await helps('ts:line-numbers')).toContain('Write ```ts showLineNumbers.')
  expect(await helps('ts:file.ts')).toContain('Write ```ts title="file.ts".')
  expect(await helps('rust,ignore')).toContain('Write ```rust.')
  expect(await helps('yaml+jinja')).toContain('Write ```yaml.')
  expect(await helps('c++')).toEqual([])
})

it('names marks in code that stay there', async () => {
  const code = 'a // [!code ++]\nb // [!code fault]\n// highlight-next-line\nc // [!code hl]'
  expect(await findingsOf(`\`\`\`js\n${code}\n\`\`\``)).toEqual([
    '3:6 code/meta Unknown code mark "[!code fault]": it stays in the code.',
    '4:4 code/meta Unknown code mark "highlight-next-line": it stays in the code.',
    '5:6 code/meta Unknown code mark "[!code hl]": it stays in the code.',
  ])
  expect(await findingsOf('```md\nb // [!code fault]\n```')).toEqual([])
})

it('knows marks of plugins', async () => {
  const code = '[!code seen:2] [!code inserted:a:2]'.replaceAll(' [', '\n[')
  const wrong = '[!code sen]\n[!code inserted]\n[!code seen:a]\n[!code x]'
  const { findings } = await compileText(`\`\`\`js\n${code}\n${wrong}\n\`\`\``, {
    dialect: 'other',
  })
  const list =
    'Write [!code ++], --, highlight, focus, error, warning, note, word:text, seen, inserted:text.'
  expect(findings.map(({ location, help }) => [location.line, help])).toEqual([
    [4, 'Did you mean "seen"?'],
    [5, list],
    [6, 'Did you mean "seen"?'],
    [7, list],
  ])
})

it('leaves options and marks to transformers', async () => {
  const text = '```js twoslash [a] /b/\na // [!code fault]\n```\n\n```js title=“a”\na\n```'
  expect(await findingsOf(text, { hasTransformers: true })).toEqual([
    '5:1 code/meta Typographic quotes in "title=“a”".',
  ])
})
