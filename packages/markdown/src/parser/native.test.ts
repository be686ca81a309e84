import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadNativeParser } from './native'

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', folder, 'package.json'), 'utf8'))

it('is named by the version that is installed, the only one that the package allows', async () => {
  const { version } = readManifest('node_modules/satteri')
  expect((await loadNativeParser())?.name).toBe(`satteri ${version}`)
  expect(readManifest('.').dependencies.satteri).toBe(version)
})
