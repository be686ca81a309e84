import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLanding } from './create-landing'

let folder: string
let printed: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-create-'))
  printed = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const print = (text: string) => void printed.push(text)
const run = (...args: string[]) => createLanding(args, { log: print, error: print })
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

it('writes a site that is called as its folder is', () => {
  expect(run(join(folder, 'team-handbook'))).toBe(0)
  const text = printed.join('\n')
  expect(text).toContain('"Team handbook" is there')
  expect(text).toMatch(/cd .*team-handbook\n {2}npm install\n {2}npm run dev/)
  expect(read('team-handbook', 'landing.config.ts')).toContain("title: 'Team handbook'")
  expect(read('team-handbook', '.gitignore')).toContain('node_modules/')
  expect(JSON.parse(read('team-handbook', 'package.json'))).toMatchObject({ name: 'team-handbook' })
  expect(readdirSync(folder)).toEqual(['team-handbook'])
})

it('asks for the release of the framework that it belongs to', () => {
  run(join(folder, 'a'))
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  const { dependencies } = JSON.parse(read('a', 'package.json')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies).toMatchObject({
    '@landing/content': `^${version}`,
    '@landing/theme': `^${version}`,
    '@landing/vite': `^${version}`,
  })
})

it('asks for the versions that the framework is tested with', () => {
  const root = new URL('../../../', import.meta.url)
  const catalog = readFileSync(new URL('pnpm-workspace.yaml', root), 'utf8')
  const template = readFileSync(new URL('../template/package.json', import.meta.url), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(template) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  for (const [name, version] of versions.filter(([name]) => !name.startsWith('@landing/'))) {
    expect(catalog).toMatch(new RegExp(`^ +"?${name}"?: ${version.slice(1)}$`, 'm'))
  }
})

it('takes a folder that is there and empty', () => {
  mkdirSync(join(folder, 'docs'))
  const { ino } = statSync(join(folder, 'docs'))
  expect(run(join(folder, 'docs'))).toBe(0)
  // The reader may be in it.
  expect(statSync(join(folder, 'docs')).ino).toBe(ino)
  expect(existsSync(join(folder, 'docs/content/docs/start.md'))).toBe(true)
})

it('overwrites nothing', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(run(folder)).toBe(1)
  expect(printed).toEqual([
    `The folder "${folder}" holds files already ("notes.txt", …), and nothing is overwritten. Name a folder that is empty or not there yet.`,
  ])
  expect(run(join(folder, 'notes.txt'))).toBe(1)
  expect(printed[1]).toBe(
    `"${join(folder, 'notes.txt')}" is a file. Name a folder that is empty or not there yet.`,
  )
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

it('says how it is used', () => {
  expect(run()).toBe(1)
  expect(run('--force', 'x')).toBe(1)
  expect(run('a', 'b')).toBe(1)
  expect(run('--help')).toBe(0)
  expect(new Set(printed)).toEqual(
    new Set([expect.stringContaining('npm create @landing <folder>')]),
  )
})

it('names the command that moves a site', () => {
  expect(run('--from', 'docusaurus', 'my docs')).toBe(1)
  expect(printed).toEqual([
    'To move a site, run:\n\n  npx @landing/migrate --from docusaurus "my docs"',
  ])
})
