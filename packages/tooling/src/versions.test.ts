import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly files?: readonly string[]
}
const folders = [
  ...['packages', 'apps'].flatMap((parent) =>
    readdirSync(new URL(parent, root)).map((name) => `${parent}/${name}`),
  ),
  'examples',
]
const manifests = folders.map((folder) => ({
  folder,
  ...(JSON.parse(read(`${folder}/package.json`)) as Manifest),
}))
const published = manifests.filter((each) => !each.private)

it('gives the published packages one version', () => {
  expect(published.length).toBeGreaterThan(5)
  expect(new Set(published.map(({ version }) => version)).size).toBe(1)
})

it('keeps private packages at 0.0.0: changesets raises the highest version of a fixed group', () => {
  const raising = manifests.filter((each) => each.private && each.version !== '0.0.0')
  expect(raising.map(({ folder }) => folder)).toEqual([])
})

it('packs a changelog, below whose first line changesets writes the next version', () => {
  for (const { folder, name, version, files } of published) {
    expect(files, folder).toContain('CHANGELOG.md')
    const changelog = read(`${folder}/CHANGELOG.md`)
    expect(changelog, folder).toMatch(`# ${name}\n\n## `)
    expect(changelog, folder).toContain(`\n## ${version}\n`)
  }
})
