import { fileURLToPath } from 'node:url'
import { terraformSynonyms } from '@landing/plugin-terraform/synonyms'
import { buildIndex } from '../../dist/build/index.js'
import { loadEngine } from '../../dist/index.js'
import { codeSize } from '../code-size.mjs'

const here = fileURLToPath(new URL('../../src', import.meta.url))

/** Bytes of the client and of the engine's thread. */
export async function engineCodeSize() {
  return (
    (await codeSize('import "./worker/thread"', here)) +
    (await codeSize('export { createSearchClient } from "./client/index"', here))
  )
}

/** Our engine, as the search thread runs it. */
export async function landing(pages, languages) {
  const { files, entry } = buildIndex(pages, { name: 'all', languages })
  const bytes = new Map(files.map((file) => [file.name, file.bytes]))
  const isText = (name) => /\.t[\da-f]{8}-\d+\.idx$/.test(name)
  const total = (wanted) =>
    files.reduce((sum, file) => (isText(file.name) === wanted ? sum + file.bytes.length : sum), 0)
  return {
    indexBytes: total(false),
    textBytes: total(true),
    codeBytes: await engineCodeSize(),
    async open() {
      let loaded = 0
      const load = async (suffix) => {
        const file = bytes.get(suffix === '' ? entry : `all${suffix}.idx`)
        loaded += file.length
        return file
      }
      const engine = await loadEngine(await load(''), { loadPart: load })
      engine.warm()
      return {
        bytes: () => loaded,
        async search(text, limit) {
          const { hits } = await engine.search({ text, limit })
          return hits.map((hit) => hit.u)
        },
      }
    },
  }
}

/** With the synonyms for sites about Terraform. */
export async function landingTerraform(pages) {
  return await landing(pages, [{ locale: 'en', synonyms: terraformSynonyms }])
}
