import { describe, expect, it } from 'vitest'
import { formatFault } from './explain'
import { configFaults } from './resolve'

const least = { title: 'Site', url: 'https://example.org' }

/** The faults of a configuration as lines. */
const lines = (config: object) => configFaults({ ...least, ...config }).map(formatFault)

it('accepts title and theme in a language', () => {
  const ar = { title: 'T', tagline: 'L', theme: { navbar: { title: 'T', items: [] } } }
  const i18n = { defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: { ar } }
  expect(lines({ i18n })).toEqual([])
  const faulty = { ...i18n, localeConfigs: { ar: { theme: { nav: {} } } } }
  expect(lines({ i18n: faulty })[0]).toContain(
    'i18n.localeConfigs.ar.theme.nav: is not a known key',
  )
})

describe('footer links', () => {
  it.each([
    [[{ label: 'A', to: '/a/' }], []],
    [[{ html: '<b>A</b>' }], []],
    [
      [{ label: 'A' }],
      ['theme.footer.links[0]: One and only one between "to" and "href" should be provided.'],
    ],
    [
      [{ title: 'Legal', items: [{ html: '<b>A</b>', to: '/a/' }] }],
      [
        'theme.footer.links[0].items[0]: "html" stands alone: it excludes "label", "to" and "href".',
      ],
    ],
    [
      [
        { title: 'Legal', items: [] },
        { label: 'A', to: '/a/' },
      ],
      [
        'theme.footer.links[1].items: is missing, and needed.',
        'theme.footer.links[1].label: is not a known key.',
        'theme.footer.links[1].title: is missing, and needed.',
        'theme.footer.links[1].to: is not a known key.',
      ],
    ],
  ])('%j', (links, expected) => {
    expect(lines({ theme: { footer: { links } } }).toSorted()).toEqual([...expected].toSorted())
  })
})

it('checks the policy and elements of the head', () => {
  const input = {
    title: 'S',
    url: 'https://example.org',
    head: [
      { tag: 'meta', attributes: { onclick: 'x' }, content: 'text' },
      { tag: 'script', attributes: { 'a b': '' } },
      { tag: 'style' },
    ],
    security: {
      policy: { 'script-src': ["'self'; img-src *"], 'frame-scr': [] },
      headerFiles: ['.htaccess'],
    },
  }
  expect(configFaults(input).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'head[0].content: only a script has content',
    'head[0].attributes: the policy blocks event handlers such as "onclick"',
    'head[1].attributes: invalid attribute "a b"',
    'head[2].tag: expected "meta", "link" or "script", received "style"',
    `security.policy["script-src"][0]: expected one source of a Content-Security-Policy, such as "https://example.org", received "'self'; img-src *"`,
    'security.policy["frame-scr"]: is not a known key',
    'security.headerFiles[0]: expected "_headers", "vercel.json" or "nginx.conf", received ".htaccess"',
  ])
})
