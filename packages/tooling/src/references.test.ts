import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .concat('examples')
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))

/** Folders of the packages in this repository that a project imports and that have types to check. */
function importedProjects(project: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readJson(`${project}/package.json`)
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@landing/'))
    .map((name) => name.replace('@landing/', 'packages/'))
    .filter((folder) => projects.includes(folder))
}

const referencesOf = (file: string): string[] =>
  (readJson(file).references ?? []).map(({ path }: { path: string }) => path)

describe('project references of TypeScript', () => {
  it('of the root are all projects', () => {
    expect(referencesOf('tsconfig.json').toSorted()).toEqual(projects.toSorted())
  })

  it.each(projects)('of %s are the packages that it imports', (project) => {
    const expected = importedProjects(project).map((folder) => relative(project, folder))
    expect(referencesOf(`${project}/tsconfig.json`).toSorted()).toEqual(expected.toSorted())
  })
})
