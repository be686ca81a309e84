import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPolicy, formatMessages } from '@landing/content'
import type { Manifest } from '../../document/assets'
import { type Output, type OutputReport, openOutput } from '../../output/output'
import { publicFiles } from '../../output/public-files'
import type { Entries } from '../../site/holder'
import { contentFolder, type SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import { type Bundle, manifestFile } from '../bundle/kept-bundle'
import { openKeptPages } from './cached-pages'
import type { Collected } from './collect'
import { loadServer } from './load-server'
import { writePages } from './write-pages'
import { writeShared } from './write-shared'

interface WriteOptions {
  readonly state: SiteState
  readonly bundle: Bundle
  readonly entries: Entries
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
  const { state, bundle, entries, publicDir, stage, target, ledger, emptyOutDir, log } = options
  const output = openOutput({ stage, target, ledger, emptyOutDir })
  const kept = openKeptPages(options.kept)
  try {
    for (const { path, file } of publicFiles(publicDir)) await output.mirror(path, file)
    for (const { path, digest, source } of bundle.files) await output.copy(path, digest, source)
    const server = await loadServer(join(bundle.server, 'server.js'), kept)
    const manifests = {
      client: await readManifest(bundle.client),
      server: await readManifest(bundle.server),
    }
    const build = buildId(bundle)
    const collected = await writePages({
      state,
      output,
      manifests,
      entries,
      build,
      server,
      kept,
      log,
    })
    await writeShared(state, output, collected, server)
    report(options, output, collected)
    return { documents: state.routes.length, ...output.commit() }
  } catch (error) {
    await output.discard()
    throw error
  } finally {
    kept.close()
  }
}

/** Id of a build's code: the names and contents of the files that documents ask for. */
function buildId({ files }: Bundle): string {
  const names = files.map(({ path, digest }) => `${path} ${digest}`).sort()
  return digest(names.join('\n')).slice(0, 8)
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest
}

/** Names of files that come with pages and indexes: nobody means them by a link. */
const madeFile = /\/index\.(?:html|md)$|^\/(?:assets|search|sidebars)\//

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
