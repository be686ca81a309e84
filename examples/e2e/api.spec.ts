import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { apiReport, undocumented } from '@landing/tooling/api-report'
import { expect, it } from 'vitest'

const packages = resolve(import.meta.dirname, '../../packages')
const isPublic = (name: string) =>
  !readFileSync(join(packages, name, 'package.json'), 'utf8').includes('"private": true')

it.each(readdirSync(packages).filter(isPublic))(
  'the API of %s is the reviewed one; `pnpm api` writes it',
  async (name) => {
    await expect(apiReport(join(packages, name))).toMatchFileSnapshot(`../api/${name}.md`)
  },
)

it.each(readdirSync(packages).filter(isPublic))('each export of %s has a doc comment', (name) => {
  expect(undocumented(join(packages, name))).toEqual([])
})
