import { expect, it } from 'vitest'
import { inOrder } from './page-order'

const order = (...paths: string[]) =>
  inOrder(paths.map((path) => ({ path }))).map(({ path }) => path)

it('puts pages of one folder beside each other', () => {
  expect(order('/b/plan/', '/b/apply/', '/a/show/', '/c/init/', '/c/index/', '/a/index/')).toEqual([
    '/a/index/',
    '/a/show/',
    '/b/apply/',
    '/b/plan/',
    '/c/index/',
    '/c/init/',
  ])
})

it('puts pages of one name beside each other where many names stand in several folders', () => {
  expect(order('/d/disk/', '/r/vnet/', '/r/disk/', '/r/Subnet/', '/d/vnet/')).toEqual([
    '/r/Subnet/',
    '/d/disk/',
    '/r/disk/',
    '/d/vnet/',
    '/r/vnet/',
  ])
})

it('takes the last of two pages with one path', () => {
  const pages = [
    { path: '/a/', title: 'before' },
    { path: '/a/', title: 'after' },
  ]
  expect(inOrder(pages)).toEqual([{ path: '/a/', title: 'after' }])
})
