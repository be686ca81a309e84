import { expect, it } from 'vitest'
import { openContent } from '../content/open-content'
import type { ContentOptions } from './content-options'

const options = { contentdir: 'content', config: {}, production: true } as unknown as ContentOptions

it('names a misspelled option, and the one that was probably meant', async () => {
  await expect(openContent(options)).rejects.toMatchObject({
    code: 'config/invalid',
    message: `Invalid options of openContent:

  contentdir: is not a known key. Did you mean "contentDir"?
  contentDir: is missing, and needed.`,
    help: 'Correct the lines above where openContent is called.',
  })
})
