import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPolicy, formatMessages } from '@landing/content'
import { type Bundle, manifestFile } from '../bundle/kept-bundle'
import { digest } from '../digest'
import { contentFolder, type SiteState } from '../site-state'
import type { Collected } from './collect'
import type { Manifest } from './entry-assets'
import { openKeptPages } from './kept-pages'
import { loadServer } from './load-server'
import { type Output, type OutputReport, openOutput } from './output'
import { publicFiles } from './public-files'
import { writePages } from './write-pages'
import { writeShared } from './write-shared'

interface WriteOptions {
  readonly state: SiteState
  readonly bundle: Bundle
  /** Folder of files that are copied as they are; empty for none. */
  readonly publicDir: string
  /** Folder for new files, on the same disk as `target`. */
  readonly stage: string
  readonly target: string
  /** File that remembers what the last output was made from. */
  readonly ledger: string
  /** Removes files from the output folder that no build wrote. */
  readonly emptyOutDir: boolean
  /** Folder of what is kept about pages. */
  readonly kept: string
  readonly log: (line: string) => void
  readonly warn: (line: string) => void
}

/** What a build made. */
export interface BuildReport extends OutputReport {
  readonly documents: number
}

/** Writes every document and data file of a site, then puts the new ones in the place of the old. */
export async function writeSite(options: WriteOptions): Promise<BuildReport> {
  const { state, bundle, publicDir, stage, target, ledger, emptyOutDir, log } = options
  const output = openOutput({ stage, target, ledger, emptyOutDir })
  const kept = openKeptPages(options.kept)
  try {
    for (const { path, file } of publicFiles(publicDir)) await output.mirror(path, file)
    for (const [path, key] of Object.entries(bundle.files)) {
      await output.copy(path, key, join(bundle.client, path))
    }
    const manifestText = await readFile(join(bundle.client, manifestFile), 'utf8')
    const build = digest(manifestText).slice(0, 8)
    const server = await loadServer(join(bundle.server, 'server.js'), kept)
    const manifest = JSON.parse(manifestText) as Manifest
    const collected = await writePages({ state, output, manifest, build, server, kept, log })
    await writeShared(state, output, collected)
    report(options, output, collected)
    return { documents: state.routes.length, ...output.commit() }
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    kept.close()
  }
}

/** Names of files that come with pages and indexes: nobody means them by a link. */
const madeFile = /\/(?:index\.html|index\.md|page\.json)$|^\/(?:assets|search|sidebars)\//

/** Prints what authors should know, together, and ends the build where the policy says so. */
function report({ state, log, warn }: WriteOptions, output: Output, collected: Collected): void {
  const files = output.paths()
  const audit = state.content.audit(collected.audited, {
    paths: state.routes.map((route) => route.path),
    files,
    authored: files.filter((file) => !madeFile.test(file)),
  })
  const rest = applyPolicy([...state.content.messages, ...collected.messages, ...audit])
  const contentDir = contentFolder(state.root, state.config)
  const logged = rest.filter((message) => message.severity === 'log')
  const warned = rest.filter((message) => message.severity === 'warn')
  if (logged.length > 0) log(formatMessages(logged, contentDir))
  if (warned.length > 0) warn(formatMessages(warned, contentDir))
}
