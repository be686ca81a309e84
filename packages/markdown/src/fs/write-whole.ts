import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

let count = 0

/** Writes a file atomically, even with concurrent builds. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.${count++}.part`
  try {
    writeFileSync(beside, content)
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
