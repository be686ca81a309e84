import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The other engines, in the versions that are compared. The workspace does not depend on them. */
export const PEERS = {
  lunr: '2.3.9',
  minisearch: '7.2.0',
  flexsearch: '0.8.212',
  '@orama/orama': '3.1.18',
  pagefind: '1.6.0',
}

/** Where they are installed: a folder of the machine, used again by the next run. */
export const peersFolder = join(tmpdir(), 'landing-bench-peers')

/** Installs what is missing, each by itself, and says which ones could not be installed. */
export function installPeers() {
  mkdirSync(peersFolder, { recursive: true })
  const manifest = join(peersFolder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true, "type": "module" }')
  // A module there finds what is installed there.
  writeFileSync(join(peersFolder, 'load.mjs'), 'export const load = (name) => import(name)\n')
  for (const [name, version] of Object.entries(PEERS)) {
    if (installedVersion(name) === version) continue
    const options = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--save-exact']
    spawnSync('npm', ['install', ...options, `${name}@${version}`], {
      cwd: peersFolder,
      stdio: 'ignore',
    })
  }
  return Object.entries(PEERS).flatMap(([name, version]) =>
    installedVersion(name) === version ? [] : [`${name}@${version}`],
  )
}

function installedVersion(name) {
  const manifest = join(peersFolder, 'node_modules', name, 'package.json')
  return existsSync(manifest) ? createRequire(manifest)(manifest).version : undefined
}

/** Imports an installed engine. */
export async function importPeer(name) {
  const { load } = await import(pathToFileURL(join(peersFolder, 'load.mjs')).href)
  return await load(name)
}
