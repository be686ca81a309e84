import fc from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyTrailingSlash,
  decodePath,
  documentPath,
  isBelow,
  isFilePath,
  isFullAddress,
  isSamePage,
  joinPath,
  markdownPath,
  normalizeBase,
  routeKey,
  splitHref,
  stripIndexHtml,
  toHref,
  toPath,
} from './route-path'

/** Any route path, with or without a trailing slash. */
const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((text) => !/[/?#]/.test(text))
const routePath = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, slash]) =>
    segments.length === 0 ? '/' : `/${segments.join('/')}${slash ? '/' : ''}`,
  )
const base = fc
  .tuple(fc.boolean(), fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([start, segments, end]) => `${start ? '/' : ''}${segments.join('/')}${end ? '/' : ''}`)

describe('splitHref', () => {
  it.each([
    ['/a/', '/a/', '', ''],
    ['/a/?q=1', '/a/', '?q=1', ''],
    ['/a/#h', '/a/', '', '#h'],
    ['/a/?q=1#h', '/a/', '?q=1', '#h'],
    ['/a/#h?q=1', '/a/', '', '#h?q=1'],
    ['/a/?q=1?r=2#h#i', '/a/', '?q=1?r=2', '#h#i'],
    ['?q=1', '', '?q=1', ''],
    ['#', '', '', '#'],
    ['', '', '', ''],
  ])('%s', (href, pathname, search, hash) => {
    expect(splitHref(href)).toEqual({ pathname, search, hash })
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), (href) => {
        const { pathname, search, hash } = splitHref(href)
        expect(pathname + search + hash).toBe(href)
      }),
    )
  })
})

describe('normalizeBase', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['a', '/a/'],
    ['/a', '/a/'],
    ['a/', '/a/'],
    ['/a/b/', '/a/b/'],
  ])('%j is %j', (given, normal) => {
    expect(normalizeBase(given)).toBe(normal)
    expect(normalizeBase(normal)).toBe(normal)
  })
})

describe('joinPath', () => {
  it.each([
    [[], '/'],
    [[''], '/'],
    [['/'], '/'],
    [['a'], '/a'],
    [['/a/', '/b'], '/a/b'],
    [['a', 'b/'], '/a/b/'],
    [['/docs', '', 'x'], '/docs/x'],
    [['docs/', '/'], '/docs/'],
    [['docs', ''], '/docs'],
    [['a//b', 'c'], '/a/b/c'],
  ])('%j is %s', (segments, path) => {
    expect(joinPath(...segments)).toBe(path)
  })
})

describe('stripIndexHtml', () => {
  it.each([
    ['/docs/x/index.html', '/docs/x/'],
    ['/index.html', '/'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/x/', '/docs/x/'],
    ['/docs/x', '/docs/x'],
    ['/docs/index', '/docs/index'],
    ['/docs/myindex.html', '/docs/myindex'],
    ['/docs/.html', '/docs/.html'],
    ['/docs/x.html/', '/docs/x.html/'],
    ['/docs/x.HTML', '/docs/x.HTML'],
    ['', '/'],
  ])('%j is %j', (given, stripped) => {
    expect(stripIndexHtml(given)).toBe(stripped)
  })
})

describe('applyTrailingSlash', () => {
  it.each([
    ['/a', true, '/a/'],
    ['/a/', true, '/a/'],
    ['/a//', true, '/a/'],
    ['/a', false, '/a'],
    ['/a/', false, '/a'],
    ['/a', undefined, '/a'],
    ['/a/', undefined, '/a/'],
    ['/', true, '/'],
    ['/', false, '/'],
    ['/img/logo.svg', true, '/img/logo.svg'],
    ['/v1.25.0', true, '/v1.25.0/'],
    ['/v1.25.0/', false, '/v1.25.0'],
  ])('%s with policy %s is %s', (path, policy, applied) => {
    expect(applyTrailingSlash(path, policy)).toBe(applied)
  })

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(routePath, fc.constantFrom(true, false, undefined), (path, policy) => {
        const once = applyTrailingSlash(path, policy)
        expect(applyTrailingSlash(once, policy)).toBe(once)
      }),
    )
  })
})

describe('isFullAddress', () => {
  it.each([
    ['https://example.org/', true],
    ['mailto:a@example.org', true],
    ['//example.org/x', true],
    ['/docs/a:b/', false],
    ['docs/x', false],
    ['?a=b:c', false],
    ['#a', false],
  ])('%s: %s', (href, is) => {
    expect(isFullAddress(href)).toBe(is)
  })
})

describe('isFilePath', () => {
  it.each([
    ['/img/logo.svg', true],
    ['/a.b/c.tar.gz', true],
    ['/fonts/72.woff2', true],
    ['/x.html', true],
    ['/v1.25.0/', false],
    ['/v1.25.0', false],
    ['/a.b/c', false],
    ['/', false],
    ['/.well-known/x', false],
  ])('%s: %s', (path, is) => {
    expect(isFilePath(path)).toBe(is)
  })
})

describe('toHref and toPath', () => {
  it.each([
    ['/', '/docs/', '/docs/'],
    ['/site/', '/docs/', '/site/docs/'],
    ['site', '/docs/?q=1#h', '/site/docs/?q=1#h'],
    ['/site/', '/', '/site/'],
    ['/site/', 'docs', '/site/docs'],
    ['/site/', '/docs/#a/b?c', '/site/docs/#a/b?c'],
  ])('toHref(%s, %s) is %s', (given, path, href) => {
    expect(toHref(given, path)).toBe(href)
  })

  it.each([
    ['/site/', '/site/docs/', '/docs/'],
    ['/site/', '/site/', '/'],
    ['/site/', '/site', '/'],
    ['/site/', '/site-two/docs/', undefined],
    ['/site/', '/docs/', undefined],
    ['/', '/docs/', '/docs/'],
  ])('toPath(%s, %s) is %s', (given, href, path) => {
    expect(toPath(given, href)).toBe(path)
  })

  it('are inverse', () => {
    fc.assert(
      fc.property(base, routePath, (given, path) => {
        expect(toPath(given, toHref(given, path))).toBe(path)
      }),
    )
  })
})

describe('routeKey', () => {
  it.each([
    ['/docs/x/', '/docs/x'],
    ['/docs/x', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/x/?q=1#h', '/docs/x'],
    ['/%C3%BC/', '/ü'],
    ['/100%/', '/100%'],
    ['/', '/'],
    ['/index.html', '/'],
    ['', '/'],
  ])('of %j is %j', (path, key) => {
    expect(routeKey(path)).toBe(key)
  })

  it('does not depend on slash or policy', () => {
    fc.assert(
      fc.property(
        routePath.filter((path) => !isFilePath(path.replace(/\/$/, ''))),
        fc.boolean(),
        (path, policy) => {
          expect(routeKey(applyTrailingSlash(path, policy))).toBe(routeKey(path))
        },
      ),
    )
  })
})

describe('isBelow', () => {
  it.each([
    ['/docs/a/', '/docs/', true],
    ['/docs/', '/docs', true],
    ['/docs', '/docs/', true],
    ['/Docs/A', '/docs/', true],
    ['/docs/a/', '/', true],
    ['/docs-old/', '/docs/', false],
    ['/docs/', '/docs/a/', false],
    ['/caf%C3%A9/x', '/café', true],
  ])('%s and %s: %s', (path, ancestor, expected) => {
    expect(isBelow(path, ancestor)).toBe(expected)
  })
})

describe('decodePath', () => {
  it.each([
    ['/a%20b', '/a b'],
    ['/%E4%BD%A0', '/你'],
    ['/100%', '/100%'],
    ['/%zz', '/%zz'],
  ])('%s is %s', (path, decoded) => {
    expect(decodePath(path)).toBe(decoded)
  })
})

it.each([
  ['/docs/a/', '/docs/a', true],
  ['/docs/a/', '/Docs/A/index.html', true],
  ['/caf%C3%A9/', '/café/', true],
  ['/docs/a/', '/docs/b/', false],
])('isSamePage %j, %j: %s', (a, b, same) => {
  expect(isSamePage(a, b)).toBe(same)
})

it.each([
  ['/', true, '/index'],
  ['/', false, '/index'],
  ['/docs/x/', true, '/docs/x/index'],
  ['/docs/x', true, '/docs/x/index'],
  ['/docs/x', false, '/docs/x'],
  ['/docs/node.js', false, '/docs/node.js'],
])('the files of %s with trailingSlash: %s are called %s', (path, trailingSlash, file) => {
  expect(documentPath(path, trailingSlash)).toBe(`${file}.html`)
  expect(markdownPath(path, trailingSlash)).toBe(`${file}.md`)
})

it.each([true, false])(
  'a route that ends in .html is its own file, with trailingSlash: %s',
  (slash) => {
    expect(documentPath('/old.html', slash)).toBe('/old.html')
    expect(documentPath('/manual/index.html', slash)).toBe('/manual/index.html')
    expect(markdownPath('/old.html', slash)).toBe('/old.html.md')
  },
)
