import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { landingMigrate } from './landing-migrate'

const projects = join(import.meta.dirname, '../fixtures/projects')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landing-migrate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the command', () => {
  const source = join(projects, 'vitepress')
  let printed: string[]
  const print = (text: string) => void printed.push(text)
  const run = (...args: string[]) =>
    landingMigrate([...args, '--no-check'], { log: print, error: print })
  beforeEach(() => {
    printed = []
  })

  it('says what was moved and what comes next', async () => {
    expect(await run('--from', 'vitepress', source, '--to', join(folder, 'site'))).toBe(0)
    expect(printed[0]).toMatch(
      /^"My Awesome Project": 6 pages moved, \d+ files changed, 8 places to look at in MIGRATION.md.\nNext:\n\n {2}cd .*site\n {2}npm install\n {2}npm run dev$/,
    )
  })

  it('runs the configuration if it is told to, or allowed at the terminal', async () => {
    const asked: string[] = []
    const site = join(folder, 'source')
    mkdirSync(join(site, '.vitepress'), { recursive: true })
    writeFileSync(
      join(site, '.vitepress/config.js'),
      "export default { title: ['a', 'b'].join(' ') }",
    )
    writeFileSync(join(site, 'a.md'), 'A')
    const titleAfter = async (answer: string, ...more: string[]) => {
      const ask = async (question: string) => {
        asked.push(question)
        return answer
      }
      const args = ['--from', 'vitepress', site, '--force', '--no-check', ...more]
      await landingMigrate(args, { log: print, error: print, ask })
      return /^"(.*?)"/.exec(printed.at(-1) ?? '')?.[1]
    }
    expect(await titleAfter('')).toBe('VitePress')
    expect(await titleAfter('y')).toBe('a b')
    expect(await titleAfter('', '--run-config')).toBe('a b')
    expect(asked).toHaveLength(2)
    expect(asked[0]).toContain('Run the code of the configuration')
  })

  it('does not overwrite what others wrote or edited, unless it is told to', async () => {
    const to = join(folder, 'site')
    const args = ['--from', 'vitepress', source, '--to', to]
    await run(...args)
    const page = join(to, 'content/docs/index.md')
    writeFileSync(page, 'Mine.')
    // What was edited to be the same is not a conflict.
    expect(await run(...args)).toBe(1)
    expect(printed[1]).toBe(
      `In "${to}" there are files that were edited or not written by landing-migrate:\n  content/docs/index.md\nNothing was written. Name another folder with --to, or overwrite them with --force.`,
    )
    expect(readFileSync(page, 'utf8')).toBe('Mine.')
    expect(await run(...args, '--force')).toBe(0)
    expect(readFileSync(page, 'utf8')).toContain('title: My Awesome Project')
  })

  it('deletes what it wrote and the source lacks now, but not what others wrote', async () => {
    const copy = join(folder, 'source')
    const to = join(folder, 'site')
    cpSync(source, copy, { recursive: true })
    await run('--from', 'vitepress', copy, '--to', to)
    writeFileSync(join(to, 'notes.md'), 'Mine.')
    rmSync(join(copy, 'docs/api-examples.md'))
    await run('--from', 'vitepress', copy, '--to', to)
    expect(existsSync(join(to, 'content/docs/api-examples.md'))).toBe(false)
    expect(existsSync(join(to, 'notes.md'))).toBe(true)
  })

  it('never writes into the source or around it', async () => {
    const refused = [
      [source, `The target "${source}" is the source or lies in it`],
      [
        join(source, 'new/site'),
        `The target "${join(source, 'new/site')}" is the source or lies in it`,
      ],
      [projects, `The target "${projects}" holds the source.`],
    ] as const
    for (const [to, message] of refused) {
      expect(await run('--from', 'vitepress', source, '--to', to)).toBe(1)
      expect(printed.at(-1)).toContain(message)
    }
    expect(existsSync(join(source, 'new'))).toBe(false)
  })

  it('says what is wrong with its arguments', async () => {
    expect(await run('--from', 'jekyll')).toBe(1)
    expect(printed.at(-1)).toBe(
      'Unknown framework "jekyll"; known: docusaurus, vitepress, starlight, mkdocs.',
    )
    expect(await run()).toBe(1)
    expect(await run('--help')).toBe(0)
    expect(printed.at(-1)).toContain('Usage: npx @landing/migrate --from')
    expect(await run('--version')).toBe(0)
    expect(printed.at(-1)).toMatch(/^\d+\.\d+\.\d+/)
    expect(await run('--from', 'vitepress', join(folder, 'nowhere'))).toBe(1)
    expect(printed.at(-1)).toBe(
      `The source "${join(folder, 'nowhere')}" is not a folder. Name the folder of the site to move.`,
    )
    expect(await run('--from', 'starlight', source, '--to', join(folder, 'site'))).toBe(1)
    expect(printed.at(-1)).toContain('looked for src/content/docs/')
  })

  it('names the place of a configuration that cannot be parsed', async () => {
    const copy = join(folder, 'source')
    cpSync(source, copy, { recursive: true })
    writeFileSync(join(copy, 'docs/.vitepress/config.mts'), 'export default {\n  title: ,\n}\n')
    expect(await run('--from', 'vitepress', copy)).toBe(1)
    expect(printed.at(-1)).toMatch(
      /^\.vitepress\/config\.mts:2: .*Correct the file, then migrate again\.$/,
    )
  })
})
