import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  /** Runs `vite build` as a reader of the README would. */
  build(): Promise<{ readonly ok: boolean; readonly output: string }>
  dispose(): Promise<void>
}

export async function openFixture(): Promise<FixtureSite> {
  await mkdir(folder, { recursive: true })
  const root = await mkdtemp(join(folder, 'site-'))
  await cp(fixture, root, { recursive: true })
  const at = (path: string) => join(root, path)
  const read = (path: string) => readFile(at(path), 'utf8')
  return {
    root,
    read,
    async write(path, text) {
      await mkdir(join(at(path), '..'), { recursive: true })
      await writeFile(at(path), text)
    },
    async edit(path, from, to) {
      const text = await read(path)
      if (!text.includes(from)) throw new Error(`${path} has no "${from}".`)
      await writeFile(at(path), text.replace(from, to))
    },
    remove: (path) => rm(at(path), { recursive: true }),
    build: () => run(root, ['build']),
    dispose: () => rm(root, { recursive: true, force: true }),
  }
}

/** Without the test runner's conditions, and without colours. */
export const environment = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', FORCE_COLOR: '' }

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
