import { describe, expect, it } from 'vitest'
import { isSameRoute, locationHref, toLocation } from './location'

const from = { path: '/a/', search: '?q=1', hash: '#h' }

describe('toLocation', () => {
  it.each([
    ['/b/', true, '/b/', '', ''],
    ['/b', true, '/b/', '', ''],
    ['/b/', false, '/b', '', ''],
    ['/b', undefined, '/b', '', ''],
    ['/b/', undefined, '/b/', '', ''],
    ['/b/index.html', true, '/b/', '', ''],
    ['/b.html', true, '/b/', '', ''],
    ['/b.html?q=2#x', false, '/b', '?q=2', '#x'],
    ['/index.html', false, '/', '', ''],
    ['/', false, '/', '', ''],
    ['?q=2', true, '/a/', '?q=2', ''],
    ['#x', true, '/a/', '?q=1', '#x'],
    ['?q=2#x', true, '/a/', '?q=2', '#x'],
  ])('%s with slash policy %s', (route, trailingSlash, path, search, hash) => {
    expect(toLocation(route, trailingSlash, from)).toEqual({ path, search, hash })
  })
})

describe('locationHref', () => {
  it('adds the base and keeps search string and hash', () => {
    expect(locationHref('/site/', from)).toBe('/site/a/?q=1#h')
    expect(locationHref('/', from)).toBe('/a/?q=1#h')
  })
})

describe('isSameRoute', () => {
  it.each([
    ['/a/', '/a', true],
    ['/a/', '/a/index.html', true],
    ['/a/', '/a/?q=1#h', true],
    ['/%C3%BC/', '/ü/', true],
    ['/a/', '/b/', false],
    ['/', '/index.html', true],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSameRoute(a, b)).toBe(same)
  })
})
