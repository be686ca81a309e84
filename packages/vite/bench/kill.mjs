// Kills builds at random moments and while they move files, and compares what a reader finds with the output before and
// after. Usage: node bench/kill.mjs [kills, default 50]
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { syntheticSite } from './sites.mjs'

const kills = Number(process.argv[2] ?? 50)
const pages = 150
const root = fileURLToPath(new URL('../.tmp/kill', import.meta.url))
const dist = join(root, 'dist')
const journal = join(dist, '.landing-journal')
const require = createRequire(import.meta.url)
const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js')

const start = (...args) => {
  const child = spawn(process.execPath, [vite, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })))
  return { child, ended, output: () => output }
}

async function build() {
  const { code, output } = await start('build').ended
  if (code !== 0) throw new Error(output)
}

/** A preview completes a commit that was interrupted when it starts. */
async function read() {
  const { child, ended, output } = start('preview', '--port', '0')
  while (!/localhost:\d+/.test(output())) await pause(20)
  child.kill()
  await ended
}

/** Hash of all files of the output. */
function outputHash() {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.landing'))
    .sort()
  const hash = createHash('sha256')
  for (const file of entries) hash.update(file.slice(dist.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** The title of a page stands in the sidebar of every document, so all documents differ. */
async function writeVersion(name) {
  await rm(join(root, 'content/static'), { recursive: true, force: true })
  await mkdir(join(root, 'content/static'), { recursive: true })
  await writeFile(join(root, 'content/static', name), name)
  await writeFile(join(root, 'content/docs/version.md'), `# Version ${name}\n`)
}

await mkdir(dirname(root), { recursive: true })
await syntheticSite(root, pages)
const hashes = {}
let length = 0
for (const name of ['b', 'a']) {
  await writeVersion(name)
  const begin = performance.now()
  await build()
  length = performance.now() - begin
  hashes[name] = outputHash()
}

const counts = { old: 0, new: 0, mixed: 0, completed: 0, wrongAfterwards: 0, leftovers: 0 }
let [current, next] = ['a', 'b']
for (let kill = 0; kill < kills; kill++) {
  await writeVersion(next)
  const { child, ended } = start('build')
  if (kill % 2 === 0) await Promise.race([pause(Math.random() * length * 1.1), ended])
  else {
    // Watches for the moment at which files are moved.
    while (!existsSync(journal) && child.exitCode === null) await new Promise(setImmediate)
  }
  child.kill('SIGKILL')
  await ended
  if (existsSync(journal)) counts.completed += 1
  await read()
  const found = outputHash()
  if (found === hashes[current]) counts.old += 1
  else if (found === hashes[next]) counts.new += 1
  else counts.mixed += 1
  await build()
  if (outputHash() !== hashes[next]) counts.wrongAfterwards += 1
  if (existsSync(join(root, '.landing'))) counts.leftovers += 1
  ;[current, next] = [next, current]
}
console.log(`${kills} builds of ${pages} pages killed:`, counts)
await rm(root, { recursive: true, force: true })
process.exitCode = counts.mixed + counts.wrongAfterwards + counts.leftovers > 0 ? 1 : 0
