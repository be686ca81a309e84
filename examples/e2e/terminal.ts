import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { run } from './install-example'

/** Runs commands as somebody types them who has only Node.js, npm and git. */
export interface Terminal {
  /**
   * Runs a command in a folder. A command that serves ends once its address answers.
   *
   * @returns the folder after it
   * @throws Error with the output of a command that fails
   */
  type(command: string, folder: string): Promise<string>
}

const isServer = (command: string): boolean =>
  /\bpnpm (?:start|dev|manual)$|\bnpm run (?:dev|preview)$|\bnpx vite(?: preview)?$/.test(command)

/**
 * @param home folder for the settings of npm, and what it installs for `npx`
 * @param registry of the scope `@landing`
 * @param pnpm version for commands that begin with `pnpm`
 */
export function openTerminal(home: string, registry: string, pnpm: string): Terminal {
  const npm = (...args: readonly string[]) => run(home, 'npm', ...args).trim()
  const settings = {
    registry: npm('config', 'get', 'registry'),
    '@landing:registry': registry,
    // Where there is no terminal, npx without --yes then installs nothing.
    yes: 'false',
    audit: 'false',
    fund: 'false',
    'update-notifier': 'false',
  }
  const userConfig = join(home, 'npmrc')
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`)
  writeFileSync(userConfig, lines.join(''))
  // What was downloaded is shared; what npx installed is not, because it may be an earlier build.
  mkdirSync(join(home, 'npm'))
  symlinkSync(join(npm('config', 'get', 'cache'), '_cacache'), join(home, 'npm/_cacache'))
  // Not by npx: that refuses projects whose manifest names pnpm as their package manager.
  npm('install', '--prefix', home, '--prefer-offline', '--no-audit', '--no-fund', `pnpm@${pnpm}`)
  const bin = join(home, 'node_modules/.bin')
  const after = join(home, 'folder')

  return {
    async type(command, folder) {
      const path = ownPath()
      const shell = spawn('bash', ['-c', `${command}\ncode=$?; pwd > "$AFTER"; exit $code`], {
        cwd: folder,
        // A group of its own: a server is ended with all that it started.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...ownEnvironment(),
          PATH: command.startsWith('pnpm ') ? `${bin}${delimiter}${path}` : path,
          AFTER: after,
          npm_config_userconfig: userConfig,
          npm_config_cache: join(home, 'npm'),
          // What was built for the other tests is not built again.
          TURBO_CACHE_DIR: resolve(import.meta.dirname, '../../.turbo/cache'),
          // They ask before they fetch the package.
          ...(/^(?:npm create|npx @landing\/)/.test(command) && { npm_config_yes: 'true' }),
        },
      })
      const output = collect(shell)
      if (isServer(command)) {
        try {
          await untilServed(shell, output)
        } finally {
          await end(shell)
        }
        return folder
      }
      const code = await exitOf(shell)
      // A first move has no packages to check the new site with.
      const isMoved = code === 3 && command.includes('@landing/migrate')
      if (code !== 0 && !isMoved) throw new Error(`exit code ${code}:\n${output()}`)
      return readFileSync(after, 'utf8').trim()
    },
  }
}

/** The environment without what Vitest, npm and pnpm set for this test. */
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|pnpm_|VITEST|NODE_ENV$|NODE_PATH$|TEST$|INIT_CWD$|CI$)/i.test(name),
    ),
  )

const ownPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return () => stripVTControlCharacters(text)
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((done) => child.once('close', (code) => done(code)))

/** Waits until the address that a server prints answers. @throws Error with its output if it ends before */
async function untilServed(server: ChildProcess, output: () => string): Promise<void> {
  while (server.exitCode === null) {
    const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\/\S*/.exec(output()) ?? []
    if (address !== undefined) {
      const response = await fetch(address)
      if (response.ok) return
      throw new Error(`${address} answers ${response.status}:\n${output()}`)
    }
    await setTimeout(100)
  }
  throw new Error(`The server ended:\n${output()}`)
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return
  const ended = exitOf(server)
  process.kill(-server.pid, 'SIGTERM')
  const timeout = new AbortController()
  const late = setTimeout(10_000, 'late', { signal: timeout.signal }).catch(() => undefined)
  if ((await Promise.race([ended, late])) === 'late') process.kill(-server.pid, 'SIGKILL')
  timeout.abort()
  await ended
}
