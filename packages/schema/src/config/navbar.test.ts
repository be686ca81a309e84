import { describe, expect, it } from 'vitest'
import { formatFault } from './explain'
import type { NavbarItem } from './navbar'
import { configFaults } from './resolve'

const least = { title: 'Site', url: 'https://example.org' }

/** The faults of a configuration as lines. */
const lines = (config: object) => configFaults({ ...least, ...config }).map(formatFault)
/** The faults of one navigation bar item. */
const navbar = (...items: unknown[]) => lines({ theme: { navbar: { items } } })

describe('navigation bar items', () => {
  it.each([
    [
      { label: 'A' },
      'theme.navbar.items[0]: One and only one between "to" and "href" should be provided.',
    ],
    [
      { to: '/a/', href: '/a/', label: 'A' },
      'theme.navbar.items[0]: One and only one between "to" and "href" should be provided.',
    ],
    [
      { to: '/a/', label: 'A', html: '<b>A</b>' },
      'theme.navbar.items[0]: Only one of "label" and "html" should be provided.',
    ],
    [
      { to: '/a/' },
      'theme.navbar.items[0]: A link needs a "label", "html" or "ariaLabel": without it, it has no name.',
    ],
    [
      { label: 'A', items: [{ label: 'B', items: [] }] },
      'theme.navbar.items[0].items[0]: Nested dropdowns are not allowed.',
    ],
    [
      { label: 'A', items: [{ type: 'localeDropdown' }] },
      'theme.navbar.items[0].items[0]: Nested dropdowns are not allowed.',
    ],
    [
      { type: 'dorpdown', items: [] },
      'theme.navbar.items[0].type: No NavbarItem component found for type "dorpdown". Did you mean "dropdown"?',
    ],
    [
      { type: 'weather', city: 'Walldorf' },
      'theme.navbar.items[0].type: No NavbarItem component found for type "weather". Known types: default, dropdown, html, search, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, and your own, which contain "custom-".',
    ],
    [{ type: 'docSidebar' }, 'theme.navbar.items[0].sidebarId: is missing, and needed.'],
    [
      { to: '/a/', label: 'A', activeBaseRegex: '(' },
      'theme.navbar.items[0].activeBaseRegex: expected a regular expression, received "(".',
    ],
    [
      { to: '/a/', label: 'A', position: 'rihgt' },
      'theme.navbar.items[0].position: expected "left" or "right", received "rihgt". Did you mean "right"?',
    ],
    ['Docs', 'theme.navbar.items[0]: expected an object, received "Docs".'],
    [
      { type: 'search', placeholder: 'x' },
      'theme.navbar.items[0].placeholder: is not a known key.',
    ],
  ])('%j', (item, line) => {
    expect(navbar(item)).toEqual([line])
  })
})

it('accepts items of the bar that the site shows itself', () => {
  const weather: NavbarItem = { type: 'custom-weather', city: 'Walldorf' }
  expect(navbar({ ...weather })).toEqual([])
})
