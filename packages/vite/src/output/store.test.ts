import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { openStore } from './store'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-store-'))
})

/** What a later build finds under a key. */
function later(key: string, version = '1'): unknown {
  const store = openStore(folder, version)
  const value = store.get(key)
  store.close()
  return value
}

function put(key: string, value: unknown): void {
  const store = openStore(folder, '1')
  store.put(key, value)
  expect(store.get(key)).toEqual(value)
  store.close()
}

it('returns what the same code has put', () => {
  put('key', { text: 'Größe 😀' })
  expect(later('key')).toEqual({ text: 'Größe 😀' })
  expect(later('another key')).toBeUndefined()
  expect(later('key', '2')).toBeUndefined()
})

it('notices one flipped bit, and what was cut off', () => {
  put('key', 'value')
  const file = join(folder, readdirSync(folder)[0] ?? '')
  const bytes = readFileSync(file)
  const flipped = Buffer.from(bytes)
  const place = flipped.indexOf('value')
  flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place)
  writeFileSync(file, flipped)
  expect(later('key')).toBeUndefined()
  writeFileSync(file, bytes)
  expect(later('key')).toBe('value')
  truncateSync(file, 10)
  expect(later('key')).toBeUndefined()
})
