import { expect, it } from 'vitest'
import { repairFrontMatter } from './repair-front-matter'

it('puts texts that YAML refuses into quotes', () => {
  expect(
    repairFrontMatter('title: A\ndescription:   Gets all: of\n  Tip:\n  it\nlist: [a]\n'),
  ).toBe('title: "A"\ndescription: "Gets all: of Tip: it"\nlist: [a]\n')
})
