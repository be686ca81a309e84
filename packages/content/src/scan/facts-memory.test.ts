import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { factsOptions } from '../fixtures/facts-of'
import { writeSite } from '../fixtures/write-site'
import { createFactsMemory, type MemoryOptions } from './facts-memory'

const old = new Date(Date.now() - 60_000)
const names = Array.from({ length: 20 }, (_, number) => `p${number}.md`)

/** A folder of files and one for the cache; `build` reads all with a new memory, as the next build would. */
function site() {
  const folder = writeSite(Object.fromEntries(names.map((name) => [name, `# ${name}`])))
  const cacheDir = writeSite({})
  const packs = () => {
    const packFolder = join(cacheDir, 'facts')
    return readdirSync(packFolder).map((name) => join(packFolder, name))
  }
  let parsed = 0
  const { parser } = factsOptions
  const counting: MemoryOptions = {
    ...factsOptions,
    parser: {
      ...parser,
      parse(text) {
        parsed++
        return parser.parse(text)
      },
    },
  }
  const build = (options: Partial<MemoryOptions> = {}) => {
    parsed = 0
    const memory = createFactsMemory(cacheDir, { ...counting, ...options })
    const titles = names
      .filter((name) => existsSync(join(folder, name)))
      .map(
        (name) =>
          memory.read({
            source: name,
            path: name,
            absolute: join(folder, name),
            dialect: 'landing',
          }).facts.heading,
      )
    memory.close()
    return titles
  }
  return { folder, packs, build, parsed: () => parsed }
}

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['that were just written', 0],
  ['that have not changed for a while', 60_000],
])('remembers files %s, notices every change, and writes only what changed', (_, age) => {
  vi.setSystemTime(Date.now() + age)
  const { folder, packs, build, parsed } = site()
  expect(build()).toEqual(names)
  expect(parsed()).toBe(20)
  const [first = ''] = packs()
  const all = readFileSync(first)
  writeFileSync(join(folder, 'p3.md'), '# Three')
  expect(build()[3]).toBe('Three')
  expect(parsed()).toBe(1)
  expect(readFileSync(first)).toEqual(all)
  expect(
    packs()
      .map((file) => readFileSync(file, 'utf8').includes('Three'))
      .sort(),
  ).toEqual([false, true])
  expect(build()[3]).toBe('Three')
  expect(parsed()).toBe(0)
  writeFileSync(join(folder, 'p3.md'), '# Drei!')
  expect(build()[3]).toBe('Drei!')
})

it.each([0, 60_000])('notices a change that leaves size and time as they were', (age) => {
  vi.setSystemTime(Date.now() + age)
  const { folder, build } = site()
  utimesSync(join(folder, 'p1.md'), old, old)
  build()
  writeFileSync(join(folder, 'p1.md'), '# P1.MD')
  utimesSync(join(folder, 'p1.md'), old, old)
  expect(build()[1]).toBe('P1.MD')
})

it('knows a file that was written again with the same text', () => {
  vi.setSystemTime(Date.now() + 60_000)
  const { folder, build, parsed } = site()
  build()
  writeFileSync(join(folder, 'p1.md'), '# p1.md')
  expect(build()).toEqual(names)
  expect(parsed()).toBe(0)
})

it('leaves out what is gone', () => {
  const { folder, build } = site()
  build()
  for (const name of names.slice(5)) rmSync(join(folder, name))
  expect(build()).toHaveLength(5)
})

it('reads again what was read with other settings', () => {
  const { build, parsed } = site()
  build()
  build({ frontMatterKeys: { card: 'string' } })
  expect(parsed()).toBe(20)
  build()
  expect(parsed()).toBe(0)
})

it('notices one flipped bit, wherever it is', () => {
  vi.setSystemTime(Date.now() + 60_000)
  const { packs, build } = site()
  build()
  const [file = ''] = packs()
  const bytes = readFileSync(file)
  for (let place = 0; place < bytes.length; place += 7) {
    for (const each of packs()) rmSync(each)
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place)
    writeFileSync(file, flipped)
    expect(build()).toEqual(names)
  }
})
