import { expect, it } from 'vitest'
import { unknownPartOf } from './unknown-part'

const Part = () => null

it('accepts the parts and texts of the theme, items of the navbar, and exports for other modules', () => {
  const components = { Footer: Part, SearchDialog: Part, navbarItems: {} }
  expect(unknownPartOf({}, ['en'])).toBeUndefined()
  expect(unknownPartOf({ components, messages: { search: 'Find' } }, ['en'])).toBeUndefined()
  expect(unknownPartOf({ messages: { de: { search: 'Suche' } } }, ['en', 'de'])).toBeUndefined()
  expect(unknownPartOf({ components, Footer: Part, default: Part }, ['en'])).toBeUndefined()
})

it('names a part that the theme does not have', () => {
  expect(unknownPartOf({ components: { Footer: Part, Sidebarr: Part } }, ['en'])).toEqual({
    message: 'The export "components" has "Sidebarr", which is not a part of the theme.',
    help: 'Did you mean "Sidebar"?',
  })
  expect(unknownPartOf({ components: { Xyz: Part } }, ['en'])?.help).toMatch(
    /^Remove it\. Known: SkipLink, /,
  )
})

it('names a text, a locale and an export that the theme does not have', () => {
  const problem = (exported: Readonly<Record<string, unknown>>, locales = ['en']) =>
    Object.values(unknownPartOf(exported, locales) ?? {}).join(' ')
  expect(problem({ messages: { serach: 'Find' } })).toBe(
    'The export "messages" has "serach", which is not a text of the theme. Did you mean "search"?',
  )
  expect(problem({ messages: { de: { xyz: 'Suche' } } }, ['en', 'de'])).toBe(
    'The export "messages" has "xyz", which is not a text of the theme. Remove it.',
  )
  expect(problem({ messages: { search: 'Find' } }, ['en', 'de'])).toBe(
    'The export "messages" has "search", which is not a locale of the site. Remove it. Known: en, de.',
  )
  expect(problem({ components: {}, message: {} })).toBe(
    'The module has the export "message", which is not read by the theme. Did you mean "messages"?',
  )
  expect(problem({ default: { Footer: Part } })).toBe(
    'The module has the export "default", which is not read by the theme. Remove it. Known: components, messages.',
  )
})
