import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/**
 * Checks the order of the rooms (folders, or files at the root) of a package's `src`: a file may
 * import from its own room and from rooms further down in `<package>/rooms.json`, types included.
 *
 * `rooms.json` is an array of levels from top to bottom, each an array of paths below `src`
 * without extension. Rooms of one level do not import each other. A file belongs to the room with
 * the longest matching path, so that `plugins/finish` can be a room below `plugins`.
 * Tests and fixtures may import everything, and nothing imports them.
 *
 * @param {string} folder the package
 * @returns {string[]} a line for each fault; empty when the order holds
 */
export function roomFaults(folder) {
  /** @type {string[][]} */
  const levels = JSON.parse(readFileSync(join(folder, 'rooms.json'), 'utf8'))
  const levelOf = new Map(levels.flatMap((rooms, level) => rooms.map((room) => [room, level])))
  const src = join(folder, 'src')
  const files = sourceFiles(src)
  const faults = []
  const used = new Set()

  for (const file of files) {
    const room = roomOf(file, levelOf)
    if (room === undefined) {
      faults.push(`${folder}/src/${file}: belongs to no room of rooms.json`)
      continue
    }
    used.add(room)
    if (isFree(file)) continue
    const text = readFileSync(join(src, file), 'utf8')
    for (const { fileName, pos } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const imported = relative(src, resolveImport(join(src, dirname(file)), fileName))
      const place = `${folder}/src/${file}:${text.slice(0, pos).split('\n').length}`
      if (isFree(imported)) {
        faults.push(`${place}: imports the fixture ${imported}`)
        continue
      }
      const other = roomOf(imported, levelOf)
      if (other === undefined || other === room) continue
      if (levelOf.get(other) <= levelOf.get(room)) {
        faults.push(`${place}: "${room}" imports ${imported}, and "${other}" is not below it`)
      }
    }
  }
  for (const room of levelOf.keys()) {
    if (!used.has(room)) faults.push(`${folder}/rooms.json: no file belongs to "${room}"`)
  }
  return faults
}

const isFree = (file) => /(?:^|\/)fixtures\/|\.test\.tsx?$/.test(file)

function sourceFiles(src) {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !isFree(file))
    .sort()
}

function resolveImport(from, specifier) {
  const path = resolve(from, specifier)
  return (
    ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']
      .map((ending) => path.replace(/\.js$/, '') + ending)
      .find((candidate) => existsSync(candidate)) ?? path
  )
}

function roomOf(file, levelOf) {
  const path = file.replace(/(?:\.d)?\.tsx?$/, '')
  const parts = path.split('/')
  for (let length = parts.length; length > 0; length--) {
    const room = parts.slice(0, length).join('/')
    if (levelOf.has(room)) return room
  }
  return undefined
}
