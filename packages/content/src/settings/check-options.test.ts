import { expect, it } from 'vitest'
import { checkSite } from '../check/check-site'
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

it('knows the options of checkSite, too', async () => {
  const more = { ...options, page: [], unused: true }
  await expect(checkSite(more)).rejects.toThrow('page: is not a known key. Did you mean "pages"?')
  await expect(checkSite(more)).rejects.not.toThrow('unused')
})
