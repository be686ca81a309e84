import {
  appendFileSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { openPack, packOf } from './pack'
import { createPackStore, createStoreReader } from './pack-store'

const packsIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

/** A store of JSON values. */
function openStore(folder: string, largest = 1024 ** 2) {
  const store = createPackStore(folder, largest)
  return {
    ...store,
    get: (key: string) => store.get(key, JSON.parse),
    put: (key: string, value: unknown) => store.put(key, JSON.stringify(value)),
  }
}

it('gives back what was put, in this process and in the next', () => {
  const folder = writeSite({})
  const store = openStore(folder)
  expect(store.isEmpty()).toBe(true)
  store.put('a', { html: '<p>ä 😀</p>' })
  expect(store.get('a')).toEqual({ html: '<p>ä 😀</p>' })
  store.close()
  const next = openStore(folder)
  expect(next.isEmpty()).toBe(false)
  expect(next.get('a')).toEqual({ html: '<p>ä 😀</p>' })
  expect(next.get('b')).toBeUndefined()
  next.close()
})

it('lets two builds write at once, and the newest page win', () => {
  const folder = writeSite({})
  const one = openStore(folder)
  const two = openStore(folder)
  one.put('a', 1)
  two.put('b', 2)
  expect([one.get('a'), two.get('a')]).toEqual([1, undefined])
  one.close()
  two.close()
  const later = openStore(folder)
  expect([later.get('a'), later.get('b')]).toEqual([1, 2])
  later.put('a', 3)
  later.flush()
  expect(later.get('a')).toBe(3)
  later.close()
})

it('forgets what is damaged: cut off, overwritten, or of another format', () => {
  const folder = writeSite({})
  for (const key of ['a', 'b', 'c']) {
    const store = openStore(folder)
    store.put(key, { key })
    store.close()
  }
  const [cut = '', other = '', good = ''] = packsIn(folder)
  truncateSync(cut, 10)
  appendFileSync(other, 'x')
  const store = openStore(folder)
  const found = ['a', 'b', 'c'].map((key) => store.get(key)).filter((page) => page !== undefined)
  expect(found).toHaveLength(1)
  expect(packsIn(folder)).toEqual([good])
  store.close()
  const bytes = readFileSync(good)
  bytes.fill('#', 0, 5)
  writeFileSync(good, bytes)
  const again = openStore(folder)
  expect(['a', 'b', 'c'].map((key) => again.get(key))).toEqual([undefined, undefined, undefined])
  again.close()
})

it('notices one flipped bit, wherever it is', () => {
  const folder = writeSite({})
  const store = openStore(folder)
  store.put('a', 'Größe')
  store.put('b', 'two')
  store.close()
  const [file = ''] = packsIn(folder)
  const bytes = readFileSync(file)
  for (const place of bytes.keys()) {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place)
    writeFileSync(file, flipped)
    const later = openStore(folder)
    expect(['Größe', undefined]).toContain(later.get('a'))
    expect(['two', undefined]).toContain(later.get('b'))
    later.close()
  }
})

it('says why something could not be written', () => {
  const folder = join(writeSite({ file: '' }), 'file')
  const store = openStore(folder)
  store.put('a', 1)
  expect(store.close()).toMatchObject({ code: 'EEXIST' })
  const good = openStore(writeSite({}))
  good.put('a', 1)
  expect(good.close()).toBeUndefined()
})

it('removes packs that nobody has used for a month', () => {
  const folder = writeSite({})
  const store = openStore(folder)
  store.put('a', 1)
  store.close()
  const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
  for (const file of packsIn(folder)) utimesSync(file, long, long)
  expect(openStore(folder).isEmpty()).toBe(true)
})

it('joins many small packs to one', () => {
  const folder = writeSite({})
  for (let number = 0; number < 40; number++) {
    const store = openStore(folder)
    store.put(`key ${number}`, number)
    store.close()
  }
  const store = openStore(folder)
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

it('stays below its size: what has not been used for longest goes first', () => {
  const folder = writeSite({})
  const value = 'x'.repeat(1000)
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) {
    const store = openStore(folder)
    store.put(key, value)
    store.close()
    const then = new Date(Date.now() - (10 - index) * 60_000)
    for (const file of packsIn(folder)) {
      if ([...(openPack(file, readFileSync(file).length)?.keys() ?? [])].includes(key)) {
        utimesSync(file, then, then)
      }
    }
  }
  const used = openStore(folder)
  expect(used.get('a')).toBe(value)
  used.close()
  const store = openStore(folder, 2500)
  expect(['a', 'b', 'c', 'd'].map((key) => store.get(key) !== undefined)).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(packsIn(folder)).toHaveLength(2)
  store.close()
})

it('is read by threads that leave it as it is, and hand over what they have', () => {
  const folder = writeSite({ 'broken.pack': 'not a pack' })
  const files = packsIn(folder)
  const reader = createStoreReader(folder)
  expect(reader.get('a', JSON.parse)).toBeUndefined()
  reader.put('a', '1')
  expect([...reader.take()]).toEqual([['a', '1']])
  expect([...reader.take()]).toEqual([])
  expect(packsIn(folder)).toEqual(files)
  const store = openStore(folder)
  store.put('a', 1)
  store.close()
  expect(createStoreReader(folder).get('a', JSON.parse)).toBe(1)
  expect(createStoreReader(undefined).get('a', JSON.parse)).toBeUndefined()
})
