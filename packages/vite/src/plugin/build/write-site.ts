import { type AuditedPage, summarizeDiagnostics } from '@landing/content'
import { configLinks } from '@landing/content/authoring'
import type { Diagnostic } from '@landing/schema'
import type { Manifest } from '../../document/assets'
import type { Collected } from '../../emit/collected'
import { isAmongHashed } from '../../emit/header-files'
import { Output, type OutputOptions } from '../../output/output'
import { type PublicFile, publicFiles } from '../../output/public-files'
import type { Store } from '../../output/store'
import type { Problems } from '../../report/problems'
import { auditPages, targetsOf } from '../../site/audit-pages'
import { countPages } from '../../site/count-pages'
import type { Entries } from '../../site/entries'
import type { SiteState } from '../../site/state'
import { digest } from '../../text/digest'
import { listNames } from '../../text/list-names'
import type { Bundle, BundleFiles } from './bundler'
import { gonePages } from './gone-pages'
import { imageWriter } from './images'
import { isServerCode, loadServer } from './load-server'
import type { StageTimes } from './stage-times'
import { writePages } from './write-pages'
import { writeShared } from './write-shared'

interface WriteOptions extends OutputOptions {
  readonly state: SiteState
  /** Absent if the code has mistakes. */
  readonly bundle: Bundle | undefined
  readonly problems: Problems
  readonly entries: Entries
  /** Folder of files that are copied as they are; empty for none. */
  readonly publicDir: string
  /** Folder for the server's code. */
  readonly serverFolder: string
  readonly store: Store
  readonly times: StageTimes
  readonly log: (line: string) => void
  readonly warn: (line: string) => void
}

/** A site whose new files wait in the staging folder. */
export interface WrittenSite {
  readonly output: Output
  /** Its pages by kind: "2 documents and 5 generated pages". */
  readonly pages: string
  /** Warnings and notes. */
  readonly messages: readonly Diagnostic[]
}

/**
 * Writes every document and data file of a site that has changed into the staging folder.
 *
 * @throws LandingError with what ends the build in the content, the styles and the code, as far as it can be known: the site's own pages are in
 *   the bundle
 */
export async function writeSite(options: WriteOptions): Promise<WrittenSite> {
  const { state, bundle } = options
  const output = new Output(options)
  try {
    await copyPublicFiles(options, output)
    const written = bundle && (await writeBundled(options, bundle, output))
    const messages = report(options, output, written ?? (await contentAlone(state)))
    return { output, pages: countPages(state.routes), messages }
  } catch (error) {
    await output.discard()
    throw error
  }
}

/** What a report is made of. */
interface Reported extends Pick<Collected, 'messages' | 'audited'> {
  /** True if the output has all its files. */
  readonly isWhole: boolean
}

/** Writes everything that needs the bundle; `undefined` if the server's cannot be used. */
async function writeBundled(
  { state, entries, log, store, times, problems, serverFolder }: WriteOptions,
  bundle: Bundle,
  output: Output,
): Promise<Reported | undefined> {
  const images = imageWriter(state, output, store)
  const published = publishedFiles(bundle)
  output.writer = 'the site'
  for (const [path, bytes] of published) await output.write(path, bytes)
  const loading = times.timed('load the server bundle', () =>
    loadServer(state.root, bundle.server, serverFolder, store),
  )
  const server = await problems.during(loading)
  if (server === undefined) return undefined
  const manifests = { client: readManifest(bundle.client), server: readManifest(bundle.server) }
  const build = buildId(published)
  output.writer = 'a page'
  const collected = await times.timed('compile and render pages', () =>
    writePages({
      ...{ state, output, manifests, published, entries, build, server, store, log, problems },
    }),
  )
  output.writer = 'the site'
  const sharing = times.timed('search indexes, feeds, sidebars', () =>
    writeShared({ state, output, collected, server, images, store }),
  )
  const isWhole = await problems.during(sharing.then(() => true))
  return { ...collected, isWhole: isWhole ?? false }
}

/** What can be known without code. */
async function contentAlone({ content }: SiteState): Promise<Reported> {
  const messages: Diagnostic[] = []
  const audited: AuditedPage[] = []
  for await (const { route, page } of content.renderAll()) {
    messages.push(...page.messages)
    audited.push({ path: route.path, ids: page.ids, links: page.links })
  }
  return { messages, audited, isWhole: false }
}

/** Copies the static files, apart from those that hold secrets by convention. */
async function copyPublicFiles(
  { publicDir, state, warn }: WriteOptions,
  output: Output,
): Promise<void> {
  const files = publicFiles(publicDir)
  output.writer = 'a static file'
  const report = (what: string, matches: (file: PublicFile) => boolean, help: string) => {
    const names = files.filter(matches).map(({ path }) => path)
    if (names.length > 0) warn(`Static files ${what}: ${listNames(names)}. ${help}`)
  }
  for (const { path, file, risk } of files) {
    if (risk !== 'secret' && risk !== 'missing') await output.mirror(path, file)
  }
  const policies: readonly string[] = state.config.security.headerFiles
  report(
    'published in place of those that "security.headerFiles" makes',
    ({ path }) => policies.includes(path),
    'The policy is not in them: remove one of both.',
  )
  report(
    'in a folder of hashed files',
    ({ path }) => isAmongHashed(`/${path}`) && (policies.length > 0 || hasLastEmitter(state)),
    'Because of them, browsers ask for each file in there again: move them to another folder.',
  )
  report(
    'left out, because they cannot be read',
    ({ risk }) => risk === 'missing',
    'Correct symbolic links that lead to nothing or in a circle and names that are not UTF-8, and remove pipes and sockets.',
  )
  report(
    'left out, because such files hold secrets',
    ({ risk }) => risk === 'secret',
    'Delete them, or rename them to publish them.',
  )
  report(
    'published from outside the static folder, through symbolic links',
    ({ risk }) => risk === 'outside',
    'Remove the links if that is not intended.',
  )
}

/** True with a plugin that lists the files of the output, such as those that a service worker keeps. */
const hasLastEmitter = ({ content }: SiteState): boolean =>
  [...content.plugins.values()].some(({ emit = [] }) => emit.some(({ at }) => at === 'last'))

/** Id of a build's code: a hash of the files that documents ask for. */
function buildId(files: BundleFiles): string {
  const names = [...files].map(([path, bytes]) => `${path} ${digest(bytes)}`).sort()
  return digest(names.join('\n')).slice(0, 8)
}

/** What the bundler says about a bundle's files; for the build alone. */
const manifestFile = '.vite/manifest.json'

/** The files of both bundles that browsers ask for. An asset of both has the same name in both. */
function publishedFiles({ client, server }: Bundle): BundleFiles {
  const files = [...client, ...[...server].filter(([path]) => !isServerCode(path))]
  return new Map(files.filter(([path]) => path !== manifestFile))
}

function readManifest(files: BundleFiles): Manifest {
  return JSON.parse(Buffer.from(files.get(manifestFile) ?? '{}').toString()) as Manifest
}

/** Generated files that nobody links to. */
const generatedFile = /\/index\.(?:html|md)$|^\/(?:assets|search|sidebars)\//

/** Prints and returns all messages. Ends the build if one is an error. */
function report(
  { state, problems, log, warn }: WriteOptions,
  output: Output,
  { messages, audited, isWhole }: Reported,
) {
  const { contentDir, content, config } = state
  const files = output.paths()
  const audit = isWhole
    ? content.audit(audited, {
        ...targetsOf(state),
        files,
        authored: files.filter((file) => !generatedFile.test(file)),
      })
    : auditPages(state, audited, configLinks(config, content.model.locales))
  const gone = gonePages(
    output.gone(),
    state.routes.map(({ path }) => path),
  )
  const rest = problems.settle([...messages, ...audit, ...gone])
  const logged = rest.filter((message) => message.severity === 'log')
  const warned = rest.filter((message) => message.severity === 'warn')
  if (logged.length > 0) log(summarizeDiagnostics(logged, contentDir))
  if (warned.length > 0) warn(summarizeDiagnostics(warned, contentDir))
  return rest
}
