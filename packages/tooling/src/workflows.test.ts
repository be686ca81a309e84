import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../../.github/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ya?ml$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

it('pins the actions of other people by commit, with the version as a comment', () => {
  const used = files.flatMap(({ name, text }) =>
    [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => `${name}: ${action}`),
  )
  const pinned = /: (?:\.\/.+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((each) => !pinned.test(each))).toEqual([])
})

it('runs the pnpm that package.json names, not the newest', () => {
  expect(files.map(({ name }) => name)).toContain('actions/setup/action.yml')
  expect(
    files.filter(({ text }) => /npx (?:--yes )?pnpm/.test(text)).map(({ name }) => name),
  ).toEqual([])
  const install = 'npm install --global "$(node -p \'require("./package.json").packageManager\')"'
  expect(readFileSync(new URL('actions/setup/action.yml', folder), 'utf8')).toContain(install)
})

it('runs the main job on the Node.js of .nvmrc and on the oldest supported one', () => {
  const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
  const { engines } = JSON.parse(read('../package.json')) as { engines: { node: string } }
  const versions = [read('../.nvmrc').trim(), /\d+/.exec(engines.node)?.[0]]
  expect(read('workflows/test.yml')).toContain(`node: [${versions.join(', ')}]\n`)
})
