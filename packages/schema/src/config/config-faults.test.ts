import { describe, expect, it } from 'vitest'
import { LandingError } from '../diagnostic'
import { formatFault } from './explain'
import { configFaults, resolveConfig } from './resolve'

const least = { title: 'Site', url: 'https://example.org' }

/** The faults of a configuration as lines. */
const lines = (config: object) => configFaults({ ...least, ...config }).map(formatFault)

describe('faults of a configuration', () => {
  it('names all faults at once, with their places', () => {
    const config = {
      url: 'https://example.org/docs',
      titel: 'Site',
      baseUrl: 'docs',
      trailingSlash: 'yes',
      docs: { sidebars: { main: [{ type: 'category', label: 'A', items: [{ type: 'dco' }] }] } },
      links: { onBrokenLinks: 'warning' },
      theme: {
        colorMode: { defaultmode: 'dark' },
        navbar: { items: [{ to: '/a/', href: '/b/', label: 'A' }, { type: 'docsSidebar' }] },
      },
    }
    let error: unknown
    try {
      resolveConfig(config)
    } catch (cause) {
      error = cause
    }
    expect(error).toBeInstanceOf(LandingError)
    expect(error).toMatchObject({ code: 'config/invalid' })
    expect((error as LandingError).help).toMatchInlineSnapshot(
      `"Correct the lines above in the site's configuration file."`,
    )
    expect((error as LandingError).message).toMatchInlineSnapshot(`
      "Invalid site configuration:

        title: is missing, and needed.
        url: expected an origin without a path, such as "https://example.org", received "https://example.org/docs".
        baseUrl: expected a path that starts and ends with a slash, such as "/docs/", received "docs".
        trailingSlash: expected true or false, received "yes".
        docs.sidebars.main[0].items[0].type: There is no sidebar item of type "dco". Did you mean "doc"?
        links.onBrokenLinks: expected "ignore", "log", "warn" or "throw", received "warning".
        theme.colorMode.defaultmode: is not a known key. Did you mean "defaultMode"?
        theme.navbar.items[0]: One and only one between "to" and "href" should be provided.
        theme.navbar.items[1].type: No NavbarItem component found for type "docsSidebar". Did you mean "docSidebar"?
        titel: is not a known key. Did you mean "title"?"
    `)
  })

  it.each([
    [undefined, '(whole value): expected an object, received nothing.'],
    [[], '(whole value): expected an object, received a list.'],
    [
      Promise.resolve({}),
      '(whole value): expected an object, received a promise; write "await" before it.',
    ],
  ])('refuses %j', (config, line) => {
    expect(configFaults(config).map(formatFault)).toEqual([line])
  })

  it.each([
    [
      { theme: Promise.resolve({}) },
      'theme: expected an object, received a promise; write "await" before it.',
    ],
    [{ theme: { navbar: new Map() } }, 'theme.navbar: expected an object, received a map.'],
    [{ links: new Date(0) }, 'links: expected an object, received a date.'],
    [{ search: { languages: [null] } }, 'search.languages[0]: expected an object, received null.'],
    [
      { url: 'x'.repeat(100) },
      `url: expected an origin without a path, such as "https://example.org", received "${'x'.repeat(59)}…".`,
    ],
  ])('refuses %j with one line', (config, line) => {
    expect(lines(config)).toEqual([line])
  })

  it('takes the origin of "url" as browsers and search engines write it', () => {
    const originOf = (url: string) => resolveConfig({ title: 'T', url }).url
    expect(originOf('https://bücher.example')).toBe('https://xn--bcher-kva.example')
    expect(originOf('HTTPS://Example.org:443')).toBe('https://example.org')
  })

  it('refuses a symbol for a level of headings', () => {
    expect(lines({ theme: { tableOfContents: { minHeadingLevel: Symbol('2') } } })).toHaveLength(1)
  })

  it.each([
    ['https://example.org', true],
    ['http://localhost:3000', true],
    ['https://bücher.example', true],
    ['https://example.org/', false],
    ['https://a@example.org', false],
    ['https://example.org?', false],
    ['https://exa mple.org', false],
    ['https://%', false],
    ['https://example.org/docs', false],
    ['example.org', false],
    ['ftp://example.org', false],
    ['', false],
  ])('url %j: %s', (url, right) => {
    expect(lines({ url })).toEqual(
      right
        ? []
        : [
            `url: expected an origin without a path, such as "https://example.org", received "${url}".`,
          ],
    )
  })

  it.each([
    ['/', true],
    ['/a/', true],
    ['/a/b/', true],
    ['', false],
    ['/a', false],
    ['a/', false],
  ])('baseUrl %j: %s', (baseUrl, right) => {
    expect(lines({ baseUrl })).toEqual(
      right
        ? []
        : [
            `baseUrl: expected a path that starts and ends with a slash, such as "/docs/", received "${baseUrl}".`,
          ],
    )
  })

  it.each(['/über/', '/%C3%BCber/'])('baseUrl %j: as browsers have it', (baseUrl) => {
    expect(resolveConfig({ title: 'A', url: 'https://example.org', baseUrl }).baseUrl).toBe(
      '/%C3%BCber/',
    )
  })

  it('checks locales against each other', () => {
    expect(
      lines({ i18n: { defaultLocale: 'fr', locales: ['en'], localeConfigs: { de: {} } } }),
    ).toEqual([
      'i18n.defaultLocale: unknown locale "fr"; configured: "en".',
      'i18n.localeConfigs: unknown locale "de"; configured: "en".',
    ])
  })

  it.each([
    [{ defaultLocale: 'en', locales: [] }, 'locales: expected at least one locale.'],
    [{ defaultLocale: 'en', locales: ['en', 'en'] }, 'locales: the locale "en" is used twice.'],
    [
      { defaultLocale: 'en', locales: ['en', '../x'] },
      'locales[1]: expected a code such as "en" or "pt-BR", received "../x".',
    ],
    [
      { defaultLocale: 'pt_BR', locales: ['pt_BR'] },
      'locales: "pt_BR" is not a language tag; set "htmlLang" in "localeConfigs.pt_BR".',
    ],
    [
      { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { path: '../x' } } },
      'localeConfigs.en.path: expected a path without "..", "//", "?", "#", "\\" and names of more than 250 bytes, received "../x".',
    ],
  ])('refuses the languages %j', (i18n, line) => {
    expect(lines({ i18n })).toEqual([`i18n.${line}`])
  })

  it('takes a code of its own with a language tag', () => {
    const localeConfigs = { pt_BR: { htmlLang: 'pt-BR' } }
    expect(lines({ i18n: { defaultLocale: 'pt_BR', locales: ['pt_BR'], localeConfigs } })).toEqual(
      [],
    )
  })

  it.each([
    ['/../', false],
    ['//', false],
    ['/a//b/', false],
    ['/a?b/', false],
    ['/a#b/', false],
    ['/a b/', false],
    ['/a\\b/', false],
    ['/a..b/.c/ü/', true],
  ])('refuses segments that are no folders, baseUrl %j: %s', (baseUrl, right) => {
    expect(lines({ baseUrl })).toHaveLength(right ? 0 : 1)
  })

  it('refuses ids and names that are used twice or empty', () => {
    const context = { id: 'a', label: 'A', paths: ['/a'] }
    expect(
      lines({
        docs: [{ path: 'docs' }, { path: 'guides' }, { id: 'api' }],
        sources: [{ git: 'https://example.org/r', into: 'docs/api' }],
        search: { contexts: [context, context] },
        placeholders: { '': 'Nothing' },
      }),
    ).toEqual([
      'search.contexts: the id "a" is used twice.',
      'placeholders[""]: expected a name, received an empty one.',
      'docs: the id "default" is used twice.',
      'docs: the id "api" is used twice.',
    ])
  })

  it('refuses an empty title', () => {
    expect(lines({ title: ' ' })).toEqual(['title: expected a title, received " ".'])
  })

  it('refuses paths and links that cannot be published', () => {
    const plain = 'a path without "..", "//", "?", "#", "\\" and names of more than 250 bytes'
    const route = `a route path that starts with a slash, ${plain.slice(7)}`
    const address = 'an address such as "https://example.org" or "/docs/"'
    expect(
      lines({
        docs: {
          routeBasePath: '../x',
          versions: { '1': { path: 'a?b' } },
          editUrl: 'javascript:alert(1)',
        },
        feeds: [{ path: '/../x', title: 'X', items: () => [] }],
        redirects: [{ from: '/a?b=1', to: 'javascript:alert(1)' }],
        theme: { footer: { links: [{ label: 'X', href: ' JavaScript:alert(1)' }] } },
      }),
    ).toEqual([
      `docs.routeBasePath: expected ${plain}, received "../x".`,
      `docs.editUrl: expected ${address}, received "javascript:alert(1)".`,
      `docs.versions["1"].path: expected ${plain}, received "a?b".`,
      `theme.footer.links[0].href: expected ${address}, received " JavaScript:alert(1)".`,
      `feeds[0].path: expected ${route}, received "/../x".`,
      `redirects[0].from: expected ${route}, received "/a?b=1".`,
      `redirects[0].to: expected ${address}, received "javascript:alert(1)".`,
    ])
    expect(lines({ redirects: [{ from: '/%2e%2e/a', to: '/' }] })).toEqual([
      `redirects[0].from: expected ${route}, received "/%2e%2e/a".`,
    ])
    const redirect = (name: string) => ({ redirects: [{ from: `/old/${name}/`, to: '/' }] })
    expect(lines(redirect('ä'.repeat(125)))).toEqual([])
    expect(lines(redirect('ä'.repeat(126)))).toEqual([
      expect.stringContaining(`redirects[0].from: expected ${route}, received "/old/ää`),
    ])
  })

  it('refuses plugins of other libraries that are no names of modules', () => {
    const markdown = {
      remarkPlugins: ['remark-x', ['remark-y', {}], () => {}, ['remark-z', { mine: () => {} }], 5],
      shiki: { langs: [{ name: 'x' }], transformers: [] },
    }
    const wanted =
      'expected the name of a module, or a list of one and its options, which are plain data'
    const help = 'Put it into a file, and name that: "./plugins/mine.mjs#name".'
    expect(lines({ markdown })).toEqual([
      `markdown.remarkPlugins[2]: ${wanted}, received a function. ${help}`,
      `markdown.remarkPlugins[3]: ${wanted}, received a function. ${help}`,
      `markdown.remarkPlugins[4]: ${wanted}, received 5.`,
      `markdown.shiki.langs[0]: ${wanted}, received an object. ${help}`,
    ])
  })

  it('checks the weights of paths', () => {
    expect(lines({ search: { weights: { '/docs/archive': 0.5, d: 1 } } })).toEqual([])
    expect(lines({ search: { weights: { archive: 9 } } })).toEqual([
      'search.weights.archive: expected a number above 0 and up to 8, received 9.',
    ])
  })

  it('checks how search treats the words of a language', () => {
    const languages = [
      { locale: 'de', stopWords: ['der', 'die'], stemmer: true, synonyms: [['vm', 'maschine']] },
      { locale: 'en', stopWords: true },
    ]
    const i18n = { defaultLocale: 'en-GB', locales: ['en-GB', 'de'] }
    expect(lines({ i18n, search: { languages } })).toEqual([])
    expect(lines({ search: { languages } })).toEqual([
      'search: "languages" has the unknown locale "de"; configured: "en".',
    ])
    expect(
      lines({
        search: {
          languages: [
            { locale: 'en', stopWords: 'the', synonyms: [['vm'], ['vm', 'virtual machine']] },
          ],
        },
      }),
    ).toEqual([
      'search.languages[0].stopWords: expected true or false, received "the".',
      'search.languages[0].synonyms: a group of synonyms needs at least two words.',
    ])
  })

  it('tells what a sidebar item can be', () => {
    expect(lines({ docs: { sidebars: { 'my bar': [{ type: 'pages' }, 4] } } })).toEqual([
      'docs.sidebars["my bar"][0].type: There is no sidebar item of type "pages". Known types: doc, link, category, autogenerated, html.',
      'docs.sidebars["my bar"][1]: expected a sidebar item: an object with a "type".',
    ])
  })

  it('checks levels of the table of contents', () => {
    expect(lines({ theme: { tableOfContents: { minHeadingLevel: 1 } } })).toEqual([
      'theme.tableOfContents.minHeadingLevel: expected a heading level from 2 to 6, received 1.',
    ])
    expect(lines({ theme: { tableOfContents: { minHeadingLevel: 4 } } })).toEqual([
      'theme.tableOfContents: "minHeadingLevel" 4 is above "maxHeadingLevel" 3.',
    ])
  })
})
