import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { landingMigrate } from './landing-migrate'
import { migrate } from './migrate'
import { origins } from './site/site'

const projects = join(import.meta.dirname, '../fixtures/projects')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-migrate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
const contents = (root: string) => filesOf(root).map((file) => [file, readFileSync(file, 'utf8')])

describe.each(origins)('a %s project', (from) => {
  it('becomes a site with its configuration and a report', async () => {
    const to = join(folder, 'site')
    migrate({ from, source: join(projects, from), to })
    const read = (path: string) => readFileSync(join(to, path), 'utf8')
    const year = String(new Date().getFullYear())
    const shown = [
      filesOf(to)
        .map((file) => file.slice(to.length + 1))
        .join('\n'),
      read('landing.config.ts').replaceAll(year, 'YEAR'),
      read('MIGRATION.md'),
    ].join('\n\n')
    await expect(shown).toMatchFileSnapshot(join(projects, `${from}.expected.txt`))
  })

  it('is only read, and gives the same bytes again', () => {
    const source = join(folder, 'source')
    const to = join(folder, 'site')
    cpSync(join(projects, from), source, { recursive: true })
    const before = contents(source)
    expect(migrate({ from, source, to }).changed).toBeGreaterThan(10)
    const first = contents(to)
    expect(migrate({ from, source, to }).changed).toBe(0)
    expect(contents(to)).toEqual(first)
    expect(contents(source)).toEqual(before)
  })
})

describe('the command', () => {
  const source = join(projects, 'vitepress')
  let printed: string[]
  const print = (text: string) => void printed.push(text)
  const run = (...args: string[]) => landingMigrate(args, { log: print, error: print })
  beforeEach(() => {
    printed = []
  })

  it('says what was moved and what comes next', () => {
    expect(run('--from', 'vitepress', source, '--to', join(folder, 'site'))).toBe(0)
    expect(printed[0]).toMatch(
      /^"My Awesome Project": 3 pages moved, \d+ files changed, 2 places to look at in MIGRATION.md. Next:\n\n {2}cd .*site\n {2}npm install\n {2}npm run dev$/,
    )
  })

  it('does not overwrite what others wrote or edited, unless it is told to', () => {
    const to = join(folder, 'site')
    const args = ['--from', 'vitepress', source, '--to', to]
    run(...args)
    const page = join(to, 'content/docs/index.md')
    writeFileSync(page, 'Mine.')
    // What was edited to be the same is no conflict.
    expect(run(...args)).toBe(1)
    expect(printed[1]).toBe(
      `In "${to}" there are files that were edited or not written by landing-migrate:\n  content/docs/index.md\nNothing was written. Name another folder with --to, or overwrite them with --force.`,
    )
    expect(readFileSync(page, 'utf8')).toBe('Mine.')
    expect(run(...args, '--force')).toBe(0)
    expect(readFileSync(page, 'utf8')).toContain('title: My Awesome Project')
  })

  it('deletes what it wrote and the source lacks now, but not what others wrote', () => {
    const copy = join(folder, 'source')
    const to = join(folder, 'site')
    cpSync(source, copy, { recursive: true })
    run('--from', 'vitepress', copy, '--to', to)
    writeFileSync(join(to, 'notes.md'), 'Mine.')
    rmSync(join(copy, 'docs/api-examples.md'))
    run('--from', 'vitepress', copy, '--to', to)
    expect(existsSync(join(to, 'content/docs/api-examples.md'))).toBe(false)
    expect(existsSync(join(to, 'notes.md'))).toBe(true)
  })

  it('never writes into the source or around it', () => {
    const refused = [
      [source, `The target "${source}" is the source or lies in it`],
      [
        join(source, 'new/site'),
        `The target "${join(source, 'new/site')}" is the source or lies in it`,
      ],
      [projects, `The target "${projects}" holds the source.`],
    ] as const
    for (const [to, message] of refused) {
      expect(run('--from', 'vitepress', source, '--to', to)).toBe(1)
      expect(printed.at(-1)).toContain(message)
    }
    expect(existsSync(join(source, 'new'))).toBe(false)
  })

  it('says what is wrong with its arguments', () => {
    expect(run('--from', 'jekyll')).toBe(1)
    expect(printed.at(-1)).toBe(
      'Unknown framework "jekyll"; known: docusaurus, vitepress, starlight.',
    )
    expect(run()).toBe(1)
    expect(run('--help')).toBe(0)
    expect(printed.at(-1)).toContain('Usage: npx @landing/migrate --from')
    expect(run('--from', 'vitepress', join(folder, 'nowhere'))).toBe(1)
    expect(printed.at(-1)).toBe(
      `The source "${join(folder, 'nowhere')}" is not a folder. Name the folder of the site to move.`,
    )
    expect(run('--from', 'starlight', source, '--to', join(folder, 'site'))).toBe(1)
    expect(printed.at(-1)).toContain('looked for src/content/docs/')
  })

  it('names the place of a configuration that cannot be parsed', () => {
    const copy = join(folder, 'source')
    cpSync(source, copy, { recursive: true })
    writeFileSync(join(copy, 'docs/.vitepress/config.mts'), 'export default {\n  title: ,\n}\n')
    expect(run('--from', 'vitepress', copy)).toBe(1)
    expect(printed.at(-1)).toMatch(
      /^\.vitepress\/config\.mts:2: .*Correct the file, then migrate again\.$/,
    )
  })
})
