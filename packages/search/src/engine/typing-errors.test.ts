import { describe, expect, it } from 'vitest'
import { engineOf, pathsFor } from '../fixtures/engine-of'
import { searchPage } from '../fixtures/search-page'

describe('typing errors', () => {
  const titles = ['Subaccount', 'Subaccount role', 'Virtual hub', 'Virtual hub connection']
  const pages = titles.map((title) =>
    searchPage(`/${title.toLowerCase().replaceAll(' ', '-')}/`, title, [
      ['', `The ${title} and connecting it, with rolls.`],
    ]),
  )

  it.each([
    ['a letter that a word of three lacks', 'subaccount roe', '/subaccount-role/'],
    [
      'a word that begins or inflects only words of texts',
      'virtual hub connectin',
      '/virtual-hub-connection/',
    ],
  ])('are corrected in %s: %j', async (_, text, path) => {
    expect((await pathsFor(await engineOf(pages), text))[0]).toBe(path)
  })

  it('are not sought in three letters that no title has', async () => {
    const { corrected, missing } = await (await engineOf(pages)).search({ text: 'oll subaccount' })
    expect(corrected).toBeUndefined()
    expect(missing).toEqual(['oll'])
  })
})
