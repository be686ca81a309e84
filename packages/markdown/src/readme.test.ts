import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compileText } from './fixtures/compile-text'
import * as host from './host'
import * as api from './index'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

it('shows Markdown that compiles without a word', async () => {
  const examples = [...readme.matchAll(/^````md\n([\s\S]*?)^````$/gm)].map(([, text]) => text ?? '')
  expect(examples.length).toBeGreaterThan(5)
  for (const example of examples) {
    const { findings, html } = await compileText(example, { components: ['notice'] })
    expect(findings, example).toEqual([])
    expect(html).not.toContain(':::')
  }
})

it('names every function it exports', () => {
  for (const name of Object.keys({ ...api, ...host })) expect(readme).toContain(`\`${name}`)
})

it('begins with the example that is tested', () => {
  const example = join(import.meta.dirname, '../../../examples/markdown/build.mjs')
  expect(/```js\n([\s\S]*?)```/.exec(readme)?.[1]).toBe(readFileSync(example, 'utf8'))
})
