import { expect, it } from 'vitest'
import { didYouMean } from './did-you-mean'

it('names what was probably meant, else what to do', () => {
  expect(didYouMean('titel', ['title', 'tags'], 'Remove it.')).toBe('Did you mean "title"?')
  expect(didYouMean('titel', ['tags'], 'Remove it.')).toBe('Remove it.')
  expect(didYouMean('part', ['parts'], '', (id) => `#${id}`)).toBe('Did you mean "#parts"?')
})
