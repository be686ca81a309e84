import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LandingError } from '@landing/schema'
import { folderWith } from '../fs/file-status'
import { installedPackage } from '../fs/module-address'
import { once } from '../text/once'

/** That of all packages of Landing. */
const ownVersion = once(() => installedPackage('@landing/markdown', [import.meta.dirname])?.version)

/** Checks which Landing the package of a plugin is for. @throws LandingError `build/peer` */
export function checkPeers(plugin: string, address: string, version = ownVersion()): void {
  const folder = folderWith('package.json', dirname(fileURLToPath(address)))
  if (folder === undefined || version === undefined) return
  const { name, peerDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  for (const [peer, range] of Object.entries<string>(peerDependencies)) {
    if (!peer.startsWith('@landing/') || satisfies(version, range)) continue
    const message = `The plugin "${plugin}" needs "${peer}" ${range}, but that of this site is ${version}.`
    const help = `Install versions of both that fit: "npm install ${name}@latest @landing/vite@latest".`
    throw new LandingError('build/peer', message, { help })
  }
}

/** Reads `1.2.3`, `~1.2.3`, `^1.2.3` and `>=1.2.3`; all versions satisfy other ranges. */
function satisfies(version: string, range: string): boolean {
  const [, sign, ...wanted] =
    /^(?:workspace:)?(~|\^|>=|)(\d+)\.(\d+)\.(\d+)[\w.-]*$/.exec(range) ?? []
  if (sign === undefined) return true
  const parts = version.split(/[.-]/)
  const ofCaret = wanted.findIndex((number) => number !== '0') + 1 || 3
  const same = { '': 3, '~': 2, '^': ofCaret }[sign] ?? 0
  const at = wanted.findIndex((number, index) => number !== parts[index])
  return at === -1 || (at >= same && Number(parts[at]) > Number(wanted[at]))
}
