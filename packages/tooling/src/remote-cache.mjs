// pnpm test:remote-cache [turbo's options, such as --filter=@landing/schema] — two clones in two folders share a cache server on
// loopback: the second one has to build everything without compiling anything.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const server = 'turborepo-remote-cache@2.12.0'
const root = join(import.meta.dirname, '../../..')
const work = mkdtempSync(join(tmpdir(), 'landing-remote-cache-'))
const token = 'a-token-of-loopback'
const options = process.argv.slice(2).filter((argument) => argument !== '--')

const run = (cwd, command, args, env = {}) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Starts the server, and waits until it answers. */
async function startServer(port) {
  const folder = join(work, 'server')
  mkdirSync(folder)
  run(folder, 'npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', server])
  const command = join(folder, 'node_modules/turborepo-remote-cache/dist/cli.js')
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: `${port}`,
    TURBO_TOKEN: token,
    STORAGE_PROVIDER: 'local',
    STORAGE_PATH: join(work, 'artifacts'),
  }
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/v8/artifacts/status`).catch(
      () => undefined,
    )
    if (answer !== undefined) return child
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The cache server does not respond.')
}

/** Clones the last commit, installs and builds it with the server as its only cache. Returns its folder and turbo's output. */
function buildClone(name, port, env) {
  const folder = join(work, name)
  run(work, 'git', ['clone', '--quiet', root, folder])
  run(folder, 'npx', ['--yes', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'])
  const remote = {
    TURBO_API: `http://127.0.0.1:${port}`,
    TURBO_TOKEN: token,
    TURBO_TEAM: 'team_landing',
    TURBO_CACHE: 'remote:rw',
    TURBO_CACHE_DIR: join(work, `${name}-cache`),
  }
  const args = ['--yes', 'pnpm', 'turbo', 'run', 'build', '--output-logs=none', ...options]
  return { folder, output: run(folder, 'npx', args, { ...remote, ...env }) }
}

/** Built files, relative to the clone. */
const builtFiles = (folder) =>
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(folder, group)).flatMap((name) => filesOf(folder, join(group, name, 'dist'))),
  )

function filesOf(folder, part) {
  try {
    return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  } catch {
    return []
  }
}

let child
try {
  const port = await freePort()
  child = await startServer(port)
  const first = buildClone('first', port, {})
  // Another machine: another folder, another home, another browser.
  const home = { HOME: work, USER: 'another', CHROME_PATH: '/nowhere', LANG: 'de_DE.UTF-8' }
  const second = buildClone(`another-${'x'.repeat(20)}`, port, home)
  const files = builtFiles(first.folder)
  const differing = files.filter(
    (file) =>
      !readFileSync(join(first.folder, file)).equals(readFileSync(join(second.folder, file))),
  )
  const withPath = files.filter((file) => readFileSync(join(first.folder, file)).includes(work))
  console.log(first.output.trim())
  console.log(second.output.trim())
  const faults = [
    ...(/>>> FULL TURBO/.test(second.output) ? [] : ['The second clone compiled something.']),
    ...(files.length > 0 ? [] : ['Nothing was built.']),
    ...differing.map((file) => `${file} differs in the second clone.`),
    ...withPath.map((file) => `${file} contains the path of the folder it was built in.`),
  ]
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) console.log(`${files.length} files are the same in both clones.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  child?.kill()
  rmSync(work, { recursive: true, force: true })
}
