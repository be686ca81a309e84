import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledDocument } from '../compile/compiled-document'
import { writeWhole } from '../scan/write-whole'

/** Compiled documents by key. What cannot be read is not there. */
export interface PageStore {
  get(key: string): CompiledDocument | undefined
  put(key: string, page: CompiledDocument): void
}

/** A store in a folder: one file for each page, named by its key, written whole or not at all. */
export function createPageStore(folder: string): PageStore {
  const fileOf = (key: string) => join(folder, 'pages', key.slice(0, 2), `${key}.json`)
  return {
    get(key) {
      const file = fileOf(key)
      let text: string
      try {
        text = readFileSync(file, 'utf8')
      } catch {
        return undefined
      }
      try {
        return JSON.parse(text) as CompiledDocument
      } catch {
        rmSync(file, { force: true })
        return undefined
      }
    },
    put(key, page) {
      writeWhole(fileOf(key), JSON.stringify(page))
    },
  }
}
