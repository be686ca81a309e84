import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { factsOptions } from '../fixtures/facts-of'
import { writeSite } from '../fixtures/write-site'
import { createFactsMemory } from './facts-memory'

const old = new Date(Date.now() - 60_000)
const names = Array.from({ length: 20 }, (_, number) => `p${number}.md`)

/** A folder of files and one for the cache; `title` reads a file with a new memory, as the next build would. */
function site() {
  const folder = writeSite(Object.fromEntries(names.map((name) => [name, `# ${name}`])))
  const cacheDir = writeSite({})
  const build = () => {
    const memory = createFactsMemory(cacheDir, factsOptions)
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
    memory.save()
    return titles
  }
  return { folder, cacheDir, build }
}

it('remembers, notices every change, and writes only what changed', () => {
  const { folder, cacheDir, build } = site()
  expect(build()).toEqual(names)
  const all = readFileSync(join(cacheDir, 'facts.json'), 'utf8')
  writeFileSync(join(folder, 'p3.md'), '# Three')
  expect(build()[3]).toBe('Three')
  expect(readFileSync(join(cacheDir, 'facts.json'), 'utf8')).toBe(all)
  expect(readFileSync(join(cacheDir, 'facts-edits.json'), 'utf8')).toContain('Three')
  expect(build()[3]).toBe('Three')
  writeFileSync(join(folder, 'p3.md'), '# Drei!')
  expect(build()[3]).toBe('Drei!')
})

it('notices a change that leaves size and time as they were', () => {
  const { folder, build } = site()
  utimesSync(join(folder, 'p1.md'), old, old)
  build()
  writeFileSync(join(folder, 'p1.md'), '# P1.MD')
  utimesSync(join(folder, 'p1.md'), old, old)
  expect(build()[1]).toBe('P1.MD')
})

it('forgets what is gone, and starts anew when everything is damaged', () => {
  const { folder, cacheDir, build } = site()
  build()
  for (const name of names.slice(5)) rmSync(join(folder, name))
  expect(build()).toHaveLength(5)
  expect(readFileSync(join(cacheDir, 'facts.json'), 'utf8')).not.toContain('p9.md')
  writeFileSync(join(cacheDir, 'facts.json'), '{"version": 1, "entr')
  writeFileSync(join(cacheDir, 'facts-edits.json'), 'null')
  expect(build()).toEqual(names.slice(0, 5))
})

it('does not look at what another version of the package kept', () => {
  const { cacheDir, build } = site()
  build()
  const file = join(cacheDir, 'facts.json')
  const text = readFileSync(file, 'utf8').replace(/^\d+ /, '')
  const keep = (wanted: string) => writeFileSync(file, `${crc32(wanted)} ${wanted}`)
  const changed = text.replaceAll(':"p7.md"', ':"WRONG"')
  keep(changed.replace(/"version":"[^"]*"/, '"version":"other"'))
  expect(build()).toEqual(names)
  keep(changed)
  expect(build()).not.toEqual(names)
})

it('notices one flipped bit, wherever it is', () => {
  const { cacheDir, build } = site()
  build()
  const file = join(cacheDir, 'facts.json')
  const bytes = readFileSync(file)
  for (let place = 0; place < bytes.length; place += 7) {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place)
    writeFileSync(file, flipped)
    expect(build()).toEqual(names)
  }
})
