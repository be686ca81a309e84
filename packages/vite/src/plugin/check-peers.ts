import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { folderWith } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'

interface Manifest {
  readonly version: string
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/**
 * Checks the packages that a site has to install beside this one.
 *
 * @param root folder of the site
 * @param find returns the manifest of an installed package
 * @throws LandingError `build/peer` for one that is missing, or of another major version
 */
export function checkPeers(root: string, find = findManifest): void {
  const folder = folderWith('package.json', import.meta.dirname) ?? ''
  const { peerDependencies, peerDependenciesMeta } = readManifest(join(folder, 'package.json'))
  const faults: string[] = []
  const wanted: string[] = []
  for (const [name, range] of Object.entries(peerDependencies)) {
    if (peerDependenciesMeta[name]?.optional) continue
    const major = range.replace(/\D+/, '')
    const manifest = find(name)
    const version = manifest && readManifest(manifest).version
    if (version?.startsWith(`${major}.`)) continue
    faults.push(
      manifest === undefined
        ? `"${name}" ${major}, which is not installed`
        : `"${name}" ${major}, but ${relative(root, dirname(manifest))} is ${version}`,
    )
    wanted.push(`${name}@${major}`)
  }
  if (faults.length === 0) return
  throw new LandingError('build/peer', `@landing/vite needs ${faults.join('; ')}.`, {
    help: `Run "npm install ${wanted.join(' ')}" in ${root}.`,
  })
}

function findManifest(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`)
  } catch {
    return undefined
  }
}
