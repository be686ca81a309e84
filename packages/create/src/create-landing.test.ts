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
import manifest from '../package.json' with { type: 'json' }
import { createLanding } from './create-landing'
import { siteFiles, type Template } from './create-site'
import { siteName } from './site-name'

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

it('names a site after its folder', () => {
  expect(run(join(folder, 'team-handbook'))).toBe(0)
  const text = printed.join('\n')
  expect(text).toContain('Created "Team handbook"')
  expect(text).toMatch(
    /cd .*team-handbook\n {2}npm install\n {2}npm run dev\n\nThe manual: https:\/\/github\.com\//,
  )
  expect(read('team-handbook', 'landing.config.ts')).toContain("title: 'Team handbook'")
  expect(read('team-handbook', '.gitignore')).toContain('node_modules/')
  expect(JSON.parse(read('team-handbook', 'package.json'))).toMatchObject({ name: 'team-handbook' })
  expect(readdirSync(folder)).toEqual(['team-handbook'])
})

it('depends on the packages in the version of this one', () => {
  run(join(folder, 'a'))
  const { version } = manifest
  const { dependencies } = JSON.parse(read('a', 'package.json')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies).toMatchObject({
    '@landing/content': `^${version}`,
    '@landing/theme': `^${version}`,
    '@landing/vite': `^${version}`,
  })
})

it('depends on other packages in the versions that the framework is tested with', () => {
  const root = new URL('../../../', import.meta.url)
  const catalog = readFileSync(new URL('pnpm-workspace.yaml', root), 'utf8')
  const template = readFileSync(new URL('../templates/basic/package.json', import.meta.url), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(template) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  for (const [name, version] of versions.filter(([name]) => !name.startsWith('@landing/'))) {
    expect(catalog).toMatch(new RegExp(`^ +"?${name}"?: ${version.slice(1)}$`, 'm'))
  }
})

it('keeps an empty folder', () => {
  mkdirSync(join(folder, 'docs'))
  const { ino } = statSync(join(folder, 'docs'))
  expect(run(join(folder, 'docs'))).toBe(0)
  // The reader may be in it.
  expect(statSync(join(folder, 'docs')).ino).toBe(ino)
  expect(existsSync(join(folder, 'docs/content/docs/start.md'))).toBe(true)
})

it('keeps a new repository', () => {
  mkdirSync(join(folder, '.git'))
  expect(run(folder)).toBe(0)
  expect(readdirSync(folder)).toContain('.git')
})

it('quotes titles that YAML would read as numbers', () => {
  run(join(folder, '2026'), '--template', 'blank')
  expect(read('2026', 'content/docs/index.md')).toContain("title: '2026'")
})

it('quotes folders that a shell would split', () => {
  run(join(folder, 'r&d'))
  expect(printed[0]).toMatch(/cd ".*r&d"\n/)
})

it('overwrites nothing', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(run(folder)).toBe(1)
  expect(printed).toEqual([
    `The folder "${folder}" is not empty ("notes.txt", …), and nothing is overwritten. Choose a new or empty folder.`,
  ])
  expect(run(join(folder, 'notes.txt'))).toBe(1)
  expect(printed[1]).toBe(`"${join(folder, 'notes.txt')}" is a file. Choose a new or empty folder.`)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

it('prints its usage', () => {
  expect(run()).toBe(1)
  expect(run('--force', 'x')).toBe(1)
  expect(run('a', 'b')).toBe(1)
  expect(run('--help')).toBe(0)
  for (const text of printed)
    expect(text).toContain('npm create @landing <folder> [-- --template <name>]')
  expect(printed[1]).toMatch(/^Unknown option '--force'/)
  expect(printed[2]).toMatch(/^Unexpected "b": one folder at a time\.\n/)
})

it('prints its version', () => {
  expect(run('--version')).toBe(0)
  expect(printed).toEqual([manifest.version])
})

it('writes other templates', () => {
  const wanted = {
    blank: ['index.md'],
    provider: ['data-sources', 'guides', 'index.md', 'resources'],
  }
  for (const [name, pages] of Object.entries(wanted)) {
    expect(run(join(folder, name), '--template', name)).toBe(0)
    expect(readdirSync(join(folder, name, 'content/docs')).sort()).toEqual(pages)
    expect(existsSync(join(folder, name, 'src/pages'))).toBe(false)
    expect(read(name, '.github/workflows/pages.yml')).toContain('actions/deploy-pages@')
    expect(read(name, 'landing.config.ts')).not.toContain('My documentation')
  }
  expect(read('provider', 'package.json')).toMatch(/"@landing\/plugin-terraform": "\^\d/)
  expect(read('blank', 'package.json')).not.toContain('terraform')
  expect(run(`--template=basic`, join(folder, 'basic'))).toBe(0)
  expect(existsSync(join(folder, 'basic/src/pages/index.tsx'))).toBe(true)
  expect(run(join(folder, 'other'), '--template', 'fancy')).toBe(1)
  expect(printed.at(-1)).toMatch(
    /^Unknown template "fancy"\. Templates: basic, provider, blank\.\n/,
  )
  expect(existsSync(join(folder, 'other'))).toBe(false)
})

it('has the same in all templates but pages and configuration', () => {
  const own = /^(?:content\/docs|src\/pages)\/|^landing\.config\.ts$/
  const shared = (template: Template) => {
    const files = [...siteFiles(siteName('a'), template)].filter(([file]) => !own.test(file))
    return new Map(
      files.map(([file, text]) => [file, text.replace(/\n.*@landing\/plugin-terraform.*/, '')]),
    )
  }
  expect(shared('provider')).toEqual(shared('basic'))
  expect(shared('blank')).toEqual(shared('basic'))
})

it('pins the actions of its workflow', () => {
  const path = new URL('../templates/basic/.github/workflows/pages.yml', import.meta.url)
  const workflow = readFileSync(path, 'utf8')
  const manual = new URL('../../../apps/docs/content/docs/07-deploy/hosts.md', import.meta.url)
  expect(readFileSync(manual, 'utf8')).toContain(workflow.slice(workflow.indexOf('name:')))
  const uses = workflow.match(/uses: .*/g) ?? []
  expect(uses).toHaveLength(5)
  for (const line of uses) expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d/)
})

it('runs the command that moves a site, or prints it', () => {
  const given: (readonly string[])[] = []
  const output = { log: print, error: print }
  const migrate = (args: readonly string[]) => {
    given.push(args)
    return 3
  }
  const args = ['--from', 'docusaurus', 'my docs', '--to', 'new']
  expect(createLanding(args, output, migrate)).toBe(3)
  expect(createLanding(['my-docs', '--from=vitepress'], output, migrate)).toBe(3)
  expect(given).toEqual([args, ['my-docs', '--from=vitepress']])
  expect(printed).toEqual([])
  expect(createLanding(args, output, () => undefined)).toBe(1)
  expect(printed).toEqual([
    'To move a site, run:\n\n  npx @landing/migrate --from docusaurus "my docs" --to new',
  ])
})
