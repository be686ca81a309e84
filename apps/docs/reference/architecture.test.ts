import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const text = readFileSync(`${root}docs/architecture.md`, 'utf8')

it('names files that exist', () => {
  const files = [...text.matchAll(/`(?:packages\/)?([a-z]+\/src\/[\w/.-]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  )
  expect(files.length).toBeGreaterThan(30)
  const missing = files.filter((file) => !existsSync(`${root}packages/${file}`))
  expect(missing).toEqual([])
})

/** Files of a folder of `packages`, without tests, that match a pattern. */
const matching = (folder: string, pattern: RegExp) =>
  readdirSync(`${root}packages/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => pattern.test(readFileSync(`${root}packages/${folder}/${name}`, 'utf8')))

const disk = /from 'node:(?:fs|fs\/promises|child_process)'/

it('reads no files in the model, and in the link step in one place', () => {
  expect(matching('content/src/model', disk)).toEqual([])
  expect(matching('content/src/link', disk)).toEqual(['assets.ts'])
})

it('depends downwards only', () => {
  const packages = readdirSync(`${root}packages`).filter((name) => name !== 'tooling')
  const layers = [
    ['schema', 'create'],
    ['markdown', 'search', 'router', 'theme'],
    ['content'],
    ['plugin-mdx'],
    packages.filter((name) => name.startsWith('plugin-') && name !== 'plugin-mdx'),
    ['vite', 'cli', 'mcp', 'migrate'],
  ]
  const layerOf = (name: string) => layers.findIndex((layer) => layer.includes(name))
  expect(layers.flat().sort()).toEqual(packages.sort())
  for (const name of packages) {
    const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'))
    const used = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((dependency) => dependency.startsWith('@landing/'))
      .map((dependency) => dependency.slice('@landing/'.length))
    expect(used.filter((each) => layerOf(each) >= layerOf(name))).toEqual([])
  }
})
