import { expect, it } from 'vitest'
import { unknownPartOf } from './unknown-part'

const Part = () => null

it('accepts the parts of the theme, and items of the navbar', () => {
  expect(unknownPartOf({ Footer: Part, SearchDialog: Part, navbarItems: {} })).toBeUndefined()
})

it('names a part that the theme does not have', () => {
  expect(unknownPartOf({ Footer: Part, Sidebarr: Part })).toEqual({
    message: 'The export "components" has "Sidebarr", which is not a part of the theme.',
    help: 'Did you mean "Sidebar"?',
  })
  expect(unknownPartOf({ Xyz: Part })?.help).toMatch(/^Remove it\. The parts: SkipLink, /)
})
