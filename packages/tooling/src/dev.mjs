// Runs `vite dev` in the current folder, and restarts it when the JavaScript of a workspace package changes, because
// Node.js keeps loaded modules. Open pages reconnect by themselves; a changed style sheet needs no restart.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const folders = readdirSync(packages)
  .map((name) => join(packages, name, 'dist'))
  .filter((folder) => existsSync(folder))
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const bin = join(dirname(resolve('vite/package.json')), 'bin/vite.js')

const digests = new Map()
/** True if the content of a file differs: a build in watch mode first writes every file again. */
function isChanged(file) {
  if (!existsSync(file)) return false
  const digest = createHash('sha1').update(readFileSync(file)).digest('hex')
  if (digests.get(file) === digest) return false
  digests.set(file, digest)
  return true
}

const isScript = (name) => name?.endsWith('.js') === true
for (const folder of folders) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (isScript(name)) isChanged(join(folder, name))
  }
}

const start = () =>
  spawn(process.execPath, [bin, 'dev', ...process.argv.slice(2)], { stdio: 'inherit' })
let server = start()
let timer

function restart() {
  const startAgain = () => {
    server = start()
  }
  // It may have exited by itself, because of an error in an edited package.
  if (server.exitCode !== null) return startAgain()
  server.once('exit', startAgain)
  server.kill()
}

for (const folder of folders) {
  watch(folder, { recursive: true }, (_, name) => {
    if (!isScript(name) || !isChanged(join(folder, name))) return
    // A build writes many files, one after another.
    clearTimeout(timer)
    timer = setTimeout(restart, 200)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.kill(signal)
    process.exit()
  })
}
