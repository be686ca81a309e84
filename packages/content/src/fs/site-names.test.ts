import { expect, it } from 'vitest'
import { nameClashError, SiteNames } from './site-names'

it('finds a file that is a folder too, in either order', () => {
  const names = new SiteNames()
  for (const path of ['/a/b/c.txt', '/a/b/d.txt', '/a/b/c.txt', '/e']) {
    expect(names.add(path)).toBeUndefined()
  }
  expect(names.add('/a/b')).toEqual({ file: '/a/b', below: '/a/b/c.txt' })
  expect(names.add('/e/f/g')).toEqual({ file: '/e', below: '/e/f/g' })
})

it('has the message of a build', () => {
  const { code, message, help } = nameClashError({ file: '/a', below: '/a/index.html' })
  expect([code, message, help]).toEqual([
    'build/name-clash',
    '"/a" cannot be both a file of the site and a folder, which "/a/index.html" needs.',
    'Rename the static file, or give the page another "slug".',
  ])
  expect(nameClashError({ file: '/a', below: '/a/index.html' }, 'plugin "x"').help).toBe(
    'Change plugin "x", or rename the other file.',
  )
})
