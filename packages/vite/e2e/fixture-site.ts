import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const fixture = fileURLToPath(new URL('./fixture', import.meta.url))
const viteBin = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)
const folder = fileURLToPath(new URL('../.tmp', import.meta.url))

/** A copy of the fixture that a test may change. It lies in the package, whose dependencies it uses. */
export interface FixtureSite {
  readonly root: string
  read(path: string): Promise<string>
  write(path: string, text: string): Promise<void>
  /** Replaces a part of a file. */
  edit(path: string, from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Runs `vite build` as a reader of the README would, perhaps with options. */
  build(...options: readonly string[]): Promise<{ readonly ok: boolean; readonly output: string }>
  /** What `vite build` prints. Throws it if the build fails. */
  buildOrThrow(...options: readonly string[]): Promise<string>
  /** What `vite build` prints that must fail, from its own words on. */
  buildFailure(...options: readonly string[]): Promise<string>
  /** Starts `vite dev` or `vite preview`, at any free port by default. */
  serve(command: 'dev' | 'preview', port?: number): Promise<RunningServer>
  /** Takes all changes of the sources back; the output stays. Returns whether a dev server restarts for it. */
  restore(): Promise<boolean>
  dispose(): Promise<void>
}

export interface RunningServer {
  /** Address that was printed, with the base. */
  readonly href: string
  /** What was printed so far. */
  output(): string
  /** Waits for restarts after edits of the configuration: until they are over, and nothing is printed for a second. */
  restarted(): Promise<void>
  close(): Promise<void>
}

/** Opens a page of a dev server, and waits until it is live and hears of edits. */
export async function openLive(page: Page, href: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('console', (line) => line.text() === '[vite] connected.'),
    page.goto(href),
  ])
  await page.waitForSelector('html[data-scripts="ready"]')
}

/** @param parent folder of the copy; outside of the package it needs dependencies of its own */
export async function openFixture(parent = folder): Promise<FixtureSite> {
  await mkdir(parent, { recursive: true })
  const root = await mkdtemp(join(parent, 'site-'))
  await cp(fixture, root, { recursive: true })
  const at = (path: string) => join(root, path)
  const read = (path: string) => readFile(at(path), 'utf8')
  const write = async (path: string, text: string) => {
    await mkdir(join(at(path), '..'), { recursive: true })
    await writeFile(at(path), text)
  }
  return {
    root,
    read,
    write,
    async edit(path, from, to) {
      const text = await read(path)
      if (!text.includes(from)) throw new Error(`${path} has no "${from}".`)
      await writeFile(at(path), text.replace(from, to))
    },
    remove: (path) => rm(at(path), { recursive: true }),
    build: (...options) => run(root, ['build', ...options]),
    async buildOrThrow(...options) {
      const { ok, output } = await run(root, ['build', ...options])
      if (!ok) throw new Error(output)
      return output
    },
    async buildFailure(...options) {
      const { ok, output } = await run(root, ['build', ...options])
      if (ok) throw new Error(`The build has succeeded: ${output}`)
      const start = output.search(/error during build|failed to load config/i)
      return output.slice(Math.max(start, 0)).trim()
    },
    serve: (command, port) => serve(root, command, port),
    async restore() {
      const wanted = await filesOf(fixture)
      for (const folder of ['content', 'src']) {
        for (const path of await filesOf(at(folder))) {
          if (!wanted.includes(join(folder, path))) await rm(at(join(folder, path)))
        }
      }
      // A dev server starts anew when its configuration is written, even with the same text.
      let isRestarting = false
      for (const path of wanted) {
        const text = await readFile(join(fixture, path), 'utf8')
        if ((await read(path).catch(() => '')) === text) continue
        await write(path, text)
        isRestarting ||= path.includes('.config.')
      }
      return isRestarting
    },
    dispose: () => rm(root, { recursive: true, force: true }),
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

async function serve(root: string, name: 'dev' | 'preview', port = 0): Promise<RunningServer> {
  const [command, args] = viteCommand([name, '--port', String(port), '--host', '127.0.0.1'])
  const child = spawn(command, args, { cwd: root, env: environment })
  let output = ''
  const href = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const found = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(output)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  return {
    href,
    output: () => output,
    async restarted() {
      let seen: string
      do {
        seen = output
        await new Promise((resolve) => setTimeout(resolve, 1000))
      } while (output !== seen || isInRestart(output))
    },
    async close() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** Under load a restart may print nothing for more than a second. */
function isInRestart(output: string): boolean {
  const [, ...restarts] = output.split('restarting server')
  return restarts.length > 0 && !/server restart(?:ed| failed)/.test(restarts.at(-1) ?? '')
}

const { FORCE_COLOR: _, NODE_ENV: __, ...inherited } = process.env
/** Without the test runner's mode and conditions, and without colors. */
const environment = { ...inherited, NODE_OPTIONS: '', NO_COLOR: '1' }

/** Vite's command, in a process of its own. */
export function viteCommand(args: readonly string[]): [string, string[]] {
  return [process.execPath, [viteBin, ...args]]
}

function run(
  root: string,
  args: readonly string[],
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const [command, all] = viteCommand(args)
  return new Promise((resolve) => {
    execFile(command, all, { cwd: root, env: environment }, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: `${stdout}\n${stderr}`.replaceAll(root, '<root>') })
    })
  })
}
