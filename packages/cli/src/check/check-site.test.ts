import { expect, it } from 'vitest'
import { type CheckOptions, checkSite } from './check-site'

it('names a misspelled option, and the one that was probably meant', async () => {
  const options = { contentDir: 'content', config: {}, production: true, page: [], unused: true }
  const checked = checkSite(options as unknown as CheckOptions)
  await expect(checked).rejects.toThrow('page: is not a known key. Did you mean "pages"?')
  await expect(checked).rejects.not.toThrow('unused')
})
