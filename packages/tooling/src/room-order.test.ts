import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { roomFaults } from './room-order.mjs'

let folder: string
afterEach(() => rmSync(folder, { recursive: true }))

function faultsOf(rooms: readonly (readonly string[])[], files: Readonly<Record<string, string>>) {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  writeFileSync(join(folder, 'rooms.json'), JSON.stringify(rooms))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', name)), { recursive: true })
    writeFileSync(join(folder, 'src', name), text)
  }
  return roomFaults(folder).map((line: string) => line.replaceAll(folder, 'p'))
}

it('names imports that run upwards or sideways, types too', () => {
  const files = {
    'index.ts': "import './a/x'",
    'a/x.ts': "\nimport type { Y } from '../b/y'\nimport '../c/z'",
    'b/y.ts': "import '../a/x'",
    'c/z.ts': "import 'vitest'",
    'c/z.test.ts': "import '../index'",
  }
  expect(faultsOf([['index'], ['a', 'b'], ['c']], files)).toEqual([
    'p/src/a/x.ts:2: "a" imports b/y.ts, and "b" is not below it',
    'p/src/b/y.ts:1: "b" imports a/x.ts, and "a" is not below it',
  ])
})

it('takes a folder inside of a folder for a room of its own', () => {
  const files = { 'a/x.ts': "import './deep/y'", 'a/deep/y.ts': "import '../x'" }
  expect(faultsOf([['a'], ['a/deep']], files)).toEqual([
    'p/src/a/deep/y.ts:1: "a/deep" imports a/x.ts, and "a" is not below it',
  ])
})

it('names files without a room, rooms without a file and imports of fixtures', () => {
  const files = { 'a/x.ts': "import './fixtures/f'", 'a/fixtures/f.ts': '', 'b.ts': '' }
  expect(faultsOf([['a'], ['c']], files)).toEqual([
    'p/src/a/x.ts:1: imports the fixture a/fixtures/f.ts',
    'p/src/b.ts: belongs to no room of rooms.json',
    'p/rooms.json: no file belongs to "c"',
  ])
})
