import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Step, stepsOf } from './command-blocks'
import { openWorkshop, reachesRegistry, run, type Workshop } from './install-example'
import { type LocalRegistry, serveRegistry } from './local-registry'
import { openTerminal, type Terminal } from './terminal'

const root = resolve(import.meta.dirname, '../..')
const manual = 'apps/docs/content/docs'

/** Documents whose commands are typed in a clone of this repository. */
const ofClone = ['README.md', 'CONTRIBUTING.md']
/** Documents whose commands make a site in an empty folder. */
const ofSite = readdirSync(join(root, manual, '01-start'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `${manual}/01-start/${name}`)
/** Documents whose commands move a site, with the framework of that site. */
const ofMove = ['docusaurus', 'vitepress', 'starlight', 'mkdocs'].map(
  (framework) => [`${manual}/09-move/${framework}.md`, framework] as const,
)

/** Commands that are not run, with the reason. */
const leftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    'npx --yes pnpm test': 'takes minutes; .ci/run runs it in a fresh clone',
  },
  'CONTRIBUTING.md': {
    'git clone https://github.com/<you>/terraform-landingpage-for-btp landing':
      'needs a fork on GitHub; the test clones this repository',
    'cd landing': 'the test is in its clone',
    'npx --yes pnpm test': 'takes minutes; .ci/run runs it in a fresh clone',
    'git commit -am \'theme: rename the edit link to "Suggest a change"\'': 'nothing was changed',
    'export TURBO_API=https://cache.example.org TURBO_TOKEN=… TURBO_TEAM=team_landing':
      'needs a cache server; test:remote-cache starts one',
    'npx --yes pnpm build': 'needs the cache server',
  },
  [`${manual}/01-start/publish.md`]: {
    'git commit -m "Start the documentation"': 'needs a name in the settings of git',
    'git push --set-upstream origin main': 'needs a repository at GitHub',
  },
}

const read = (document: string) => stepsOf(readFileSync(join(root, document), 'utf8'))
const commandsOf = (document: string) =>
  read(document).flatMap((step) => (step.kind === 'commands' ? step.commands : []))

it.each(Object.entries(leftOut))('leaves out only commands of %s', (document, commands) => {
  expect(Object.keys(commands).filter((each) => !commandsOf(document).includes(each))).toEqual([])
})

/** A block that makes a project starts in an empty folder. */
const isStart = (step: Step) =>
  step.kind === 'commands' && /^p?npm (?:create|init)\b/.test(step.commands[0] ?? '')
/** Tabs for other package managers are a project of their own, which the next steps do not use. */
const isAside = (step: Step) => step.kind === 'commands' && step.title === 'pnpm'
const nameOf = (step: Step) => (step.kind === 'file' ? step.path : step.commands.join('; '))

describe('the commands, as they stand, of', () => {
  let isReachable = false
  let workshop: Workshop
  let registry: LocalRegistry
  let terminal: Terminal
  let folder: string
  const newFolder = () => mkdtempSync(join(folder, 'site-'))
  beforeAll(async () => {
    isReachable = reachesRegistry()
    if (!isReachable) return
    workshop = openWorkshop()
    registry = await serveRegistry(workshop.packed)
    folder = mkdtempSync(join(tmpdir(), 'landing-steps-'))
    const home = join(folder, 'home')
    mkdirSync(home)
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    terminal = openTerminal(home, registry.href, String(packageManager).replace('pnpm@', ''))
  })
  beforeEach(({ skip }) => skip(!isReachable, 'Packages cannot be fetched here.'))
  afterAll(() => {
    registry?.close()
    workshop?.dispose()
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })

  async function follow(step: Step, document: string, start: string): Promise<string> {
    if (step.kind === 'file') {
      mkdirSync(dirname(join(start, step.path)), { recursive: true })
      writeFileSync(join(start, step.path), step.text)
      return start
    }
    let current = start
    for (const command of step.commands) {
      if (leftOut[document]?.[command] !== undefined) continue
      try {
        current = await terminal.type(command, current)
      } catch (error) {
        throw new Error(`${document}: \`${command}\`: ${(error as Error).message}`)
      }
    }
    return current
  }

  describe.each(ofClone)('%s', (document) => {
    it.each(
      read(document)
        .filter(({ kind }) => kind === 'commands')
        .map((step) => [nameOf(step), step] as const),
    )(
      '%s',
      async (_, step) => {
        const clone = join(folder, 'clone')
        if (!readdirSync(folder).includes('clone'))
          run(folder, 'git', 'clone', '--quiet', root, clone)
        await follow(step, document, clone)
      },
      600_000,
    )
  })

  describe.each(ofSite.filter((document) => commandsOf(document).length > 0))('%s', (document) => {
    let current: string
    it.each(read(document).map((step) => [nameOf(step), step] as const))(
      '%s',
      async (_, step) => {
        const after = await follow(step, document, isStart(step) ? newFolder() : current)
        if (!isAside(step)) current = after
      },
      600_000,
    )
  })

  it.each(ofMove)('%s', async (document, framework) => {
    const moved = newFolder()
    const source = join(moved, 'source')
    cpSync(join(root, 'packages/migrate/fixtures/projects', framework), source, { recursive: true })
    const steps = read(document).filter(({ kind }) => kind === 'commands')
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) await follow(step, document, source)
    expect(existsSync(join(moved, 'my-docs/MIGRATION.md'))).toBe(true)
  })
})
