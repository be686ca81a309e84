import {
  appendFileSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeSite } from '../fixtures/write-site'
import { openPack, packOf } from './pack'
import { createPageStore } from './page-store'

const packsIn = (folder: string) =>
  readdirSync(join(folder, 'pages')).map((name) => join(folder, 'pages', name))

it('gives back what was put, in this process and in the next', () => {
  const folder = writeSite({})
  const store = createPageStore(folder)
  expect(store.isEmpty).toBe(true)
  store.put('a', { html: '<p>ä 😀</p>' })
  expect(store.get('a')).toEqual({ html: '<p>ä 😀</p>' })
  store.close()
  const next = createPageStore(folder)
  expect(next.isEmpty).toBe(false)
  expect(next.get('a')).toEqual({ html: '<p>ä 😀</p>' })
  expect(next.get('b')).toBeUndefined()
  next.close()
})

it('lets two builds write at once, and the newest page win', () => {
  const folder = writeSite({})
  const one = createPageStore(folder)
  const two = createPageStore(folder)
  one.put('a', 1)
  two.put('b', 2)
  one.close()
  two.close()
  const later = createPageStore(folder)
  expect([later.get('a'), later.get('b')]).toEqual([1, 2])
  later.put('a', 3)
  later.flush()
  expect(later.get('a')).toBe(3)
  later.close()
})

it('forgets what is damaged: cut off, overwritten, or of another format', () => {
  const folder = writeSite({})
  for (const key of ['a', 'b', 'c']) {
    const store = createPageStore(folder)
    store.put(key, { key })
    store.close()
  }
  const [cut = '', other = '', good = ''] = packsIn(folder)
  truncateSync(cut, 10)
  appendFileSync(other, 'x')
  const store = createPageStore(folder)
  const found = ['a', 'b', 'c'].map((key) => store.get(key)).filter((page) => page !== undefined)
  expect(found).toHaveLength(1)
  expect(packsIn(folder)).toEqual([good])
  store.close()
  const bytes = readFileSync(good)
  bytes.fill('#', 0, 5)
  writeFileSync(good, bytes)
  const again = createPageStore(folder)
  expect(['a', 'b', 'c'].map((key) => again.get(key))).toEqual([undefined, undefined, undefined])
  again.close()
})

it('removes packs that nobody has used for a month', () => {
  const folder = writeSite({})
  const store = createPageStore(folder)
  store.put('a', 1)
  store.close()
  const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
  for (const file of packsIn(folder)) utimesSync(file, long, long)
  expect(createPageStore(folder).isEmpty).toBe(true)
})

it('joins many small packs to one', () => {
  const folder = writeSite({})
  for (let number = 0; number < 40; number++) {
    const store = createPageStore(folder)
    store.put(`key ${number}`, number)
    store.close()
  }
  const store = createPageStore(folder)
  expect(packsIn(folder).length).toBeLessThan(20)
  expect(Array.from({ length: 40 }, (_, number) => store.get(`key ${number}`))).toEqual(
    Array.from({ length: 40 }, (_, number) => number),
  )
  store.close()
})

it('opens nothing that is no pack', () => {
  const folder = writeSite({
    'a.pack': '',
    'b.pack': 'landing-pack-1',
    'c.pack': packOf(new Map()),
  })
  for (const name of ['a.pack', 'b.pack']) {
    expect(openPack(join(folder, name), readFileSync(join(folder, name)).length)).toBeUndefined()
  }
  const empty = join(folder, 'c.pack')
  expect([...(openPack(empty, readFileSync(empty).length)?.keys() ?? ['x'])]).toEqual([])
})
