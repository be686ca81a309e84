import { posix } from 'node:path'
import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { LandingError } from '../diagnostic'
import { formatFault } from './explain'
import { configFaults, resolveConfig } from './resolve'

const least = { title: 'Site', url: 'https://example.org' }
const lines = (config: object) => configFaults({ ...least, ...config }).map(formatFault)

/** Keys of the configuration at any depth, and values that fit some of them. */
const key = fc.constantFrom(
  ...[
    'title',
    'url',
    'baseUrl',
    'docs',
    'path',
    'id',
    'sidebars',
    'versions',
    'theme',
    'navbar',
    'items',
  ],
  ...[
    'type',
    'label',
    'to',
    'href',
    'html',
    'footer',
    'links',
    'logo',
    'src',
    'search',
    'contexts',
    'paths',
  ],
  ...[
    'i18n',
    'locales',
    'defaultLocale',
    'sources',
    'security',
    'policy',
    'head',
    '__proto__',
    'titel',
  ],
)
const leaf = fc.oneof(
  fc.constantFrom('', '/', '/docs/', 'https://example.org', 'main', 'doc', 'dropdown', 'en', '^('),
  fc.anything({ maxDepth: 1 }),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'large' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
}))

describe('any value', () => {
  it('is resolved, or refused with a place for each fault', () => {
    fc.assert(
      fc.property(value, fc.boolean(), (input, isNamed) => {
        const config = isNamed && typeof input === 'object' ? { ...input, ...least } : input
        const faults = configFaults(config)
        if (faults.length === 0) {
          const resolved = resolveConfig(config)
          expect(resolveConfig(resolved)).toBe(resolved)
          return
        }
        for (const fault of faults) expect(formatFault(fault)).toMatch(/^\S.*: .+[.?!]/s)
        expect(() => resolveConfig(config)).toThrow(LandingError)
      }),
      { numRuns: runs(500) },
    )
  })

  it('that is resolved resolves to the same from its JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true }), (input) => {
        const config = { ...input, ...least }
        if (configFaults(config).length > 0) return
        const resolved = resolveConfig(config)
        expect(resolveConfig({ ...resolved })).toEqual(resolved)
      }),
    )
  })
})

describe('what was received', () => {
  it.each([
    [null, 'null'],
    [5, '5'],
    [[], 'a list'],
    [{}, 'an object'],
    [() => {}, 'a function'],
    [true, 'true'],
    [Number.NaN, 'NaN'],
  ])('%j is named', (received, name) => {
    expect(lines({ tagline: received })).toEqual([`tagline: expected a string, received ${name}.`])
  })

  it('is shown to its 60th character', () => {
    const shown = (text: string) => lines({ trailingSlash: text })[0]
    expect(shown('x'.repeat(60))).toContain(`received "${'x'.repeat(60)}".`)
    expect(shown('x'.repeat(61))).toContain(`received "${'x'.repeat(59)}…".`)
  })

  it('is missing, where it is needed', () => {
    expect(lines({ docs: [{ origin: {} }] })).toContain(
      'docs[0].origin.git: is missing, and needed.',
    )
    expect(configFaults(undefined).map(formatFault)).toEqual([
      '(whole value): expected an object, received nothing.',
    ])
  })

  it('has its place, in quotes where the key is no name', () => {
    const sidebars = { 'a b': [3] }
    expect(lines({ docs: { sidebars } })[0]).toMatch(/^docs\.sidebars\["a b"\]\[0\]: /)
    expect(lines({ docs: { versions: { '1.0': { noindex: true } } } })).toEqual([
      'docs.versions["1.0"].noindex: is not a known key. Did you mean "noIndex"?',
    ])
  })
})

describe('documents', () => {
  const docsOf = (docs: object) => {
    const [first] = resolveConfig({ ...least, docs: [docs] }).docs
    return first
  }

  it('have a folder, however it is written', () => {
    const part = fc.constantFrom('', '.', '..', 'a', 'guides')
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const path = `b/${parts.join('/')}`
        const wanted = posix.normalize(path).replace(/\/$/, '')
        expect(docsOf({ path })?.path).toBe(wanted)
      }),
    )
    expect(docsOf({ path: '' })?.path).toBe('.')
    expect(docsOf({ path: './' })?.path).toBe('.')
    expect(docsOf({ path: '../../a/' })?.path).toBe('../../a')
  })

  it('have versions with options of their own', () => {
    const { versions } = docsOf({ versions: { '1.0': {} } }) ?? {}
    expect(versions).toEqual({ '1.0': { noIndex: false } })
    for (const banner of ['none', 'unreleased', 'unmaintained']) {
      expect(lines({ docs: { versions: { '1.0': { banner } } } })).toEqual([])
    }
    expect(lines({ docs: { versions: { '1.0': { banner: 'old', label: 1, path: 2 } } } })).toEqual([
      'docs.versions["1.0"].label: expected a string, received 1.',
      'docs.versions["1.0"].path: expected a string, received 2.',
      'docs.versions["1.0"].banner: expected "none", "unreleased" or "unmaintained", received "old".',
    ])
  })

  it.each([
    ['.sources/btp', true],
    ['.sources/b.t-p_1', true],
    ['.sources/b', true],
    ['.sources/.b', false],
    ['.sources/btp/docs', false],
    ['a/.sources/btp', false],
    ['.sources/', false],
    ['docs', false],
  ])('have an origin only where "sources" puts them: %s', (path, isFine) => {
    const origin = {
      git: 'https://example.org/x',
      ref: 'latest',
      versions: [],
      trusted: false,
      dir: 'docs',
    }
    expect(lines({ docs: [{ id: 'x', path, origin }] })).toEqual(
      isFine ? [] : ['docs[0].origin: is set by "sources" alone.'],
    )
    expect(lines({ docs: [{ id: 'x', path }] })).toEqual([])
  })
})

describe('theme', () => {
  it('takes sizes of logos above 0', () => {
    const logo = (width: unknown) => lines({ theme: { navbar: { logo: { src: 'a.svg', width } } } })
    expect(logo(1)).toEqual([])
    for (const width of [0, -1]) {
      expect(logo(width)).toEqual(['theme.navbar.logo.width: expected a number of pixels above 0.'])
    }
    expect(lines({ theme: { navbar: { logo: { sourc: 'a' } } } })).toHaveLength(2)
  })

  it('takes regular expressions that the browser can read', () => {
    const item = (activeBaseRegex: string) =>
      lines({ theme: { navbar: { items: [{ to: '/', label: 'A', activeBaseRegex }] } } })
    expect(item('^/docs')).toEqual([])
    expect(item('(')).toHaveLength(1)
  })
})

it('takes sources of a policy one at a time', () => {
  const policy = (source: string) => lines({ security: { policy: { 'img-src': [source] } } })
  expect(policy('https://example.org')).toEqual([])
  for (const source of ['', 'a b', 'a;b', 'a,b', '"a"']) expect(policy(source)).toHaveLength(1)
  for (const file of ['_headers', 'vercel.json', 'nginx.conf']) {
    expect(lines({ security: { headerFiles: [file] } })).toEqual([])
  }
})
