import { randomBytes } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { digest } from '../../text/digest'
import { areSameSources, type BundleSources } from './bundle-sources'

/** The two bundles of a build. */
export interface Bundle {
  /** Folder of the browser's files, with the manifest of the bundler among them. */
  readonly client: string
  /** Folder of the server's files: its code, and the styles and assets of what is rendered there. */
  readonly server: string
  /** What is published of both. */
  readonly files: readonly BundleFile[]
}

/** A file that is published as it is. */
export interface BundleFile {
  /** Below the site's base, with `/`. */
  readonly path: string
  readonly digest: string
  /** Absolute path. */
  readonly source: string
}

/** What the bundler says about the browser's files, below their folder; for the build alone. */
export const manifestFile = '.vite/manifest.json'

/** Digests of files by path, with `/`. */
export type FileDigests = Readonly<Record<string, string>>

interface KeptRecord {
  readonly version: number
  /** Names what was asked of the bundler. */
  readonly key: string
  readonly sources: BundleSources
  /** Folder beside the record. */
  readonly folder: string
  readonly files: FileDigests
}

/** Raised when what is kept, or the way it is compared, changes. */
const version = 2
const recordFile = 'bundle.json'
/** Milliseconds for which a build that runs may still read what another one has replaced. */
const longestBuild = 60 * 60 * 1000

/** The bundles in two folders. */
export function bundleOf(client: string, server: string): Bundle {
  return toBundle(client, digestsIn(client), server, digestsIn(server))
}

function toBundle(
  client: string,
  clientFiles: FileDigests,
  server: string,
  serverFiles: FileDigests,
): Bundle {
  const published = (folder: string, files: FileDigests, isPublic: (path: string) => boolean) =>
    Object.entries(files)
      .filter(([path]) => path !== manifestFile && isPublic(path))
      .map(([path, digest]): BundleFile => ({ path, digest, source: join(folder, path) }))
  const files = [
    ...published(client, clientFiles, () => true),
    ...published(server, serverFiles, (path) => !path.endsWith('.js')),
  ]
  // An asset that both bundles use has the same name in both.
  return { client, server, files: [...new Map(files.map((file) => [file.path, file])).values()] }
}

/** The bundles of an earlier build, if they would be the same now and are whole. */
export function findBundle(cache: string, key: string): Bundle | undefined {
  try {
    const record = JSON.parse(readFileSync(join(cache, recordFile), 'utf8')) as KeptRecord
    if (record.version !== version || record.key !== key) return undefined
    if (!areSameSources(record.sources)) return undefined
    const folder = join(cache, record.folder)
    const isWhole = Object.entries(record.files).every(
      ([path, name]) => digest(readFileSync(join(folder, path))) === name,
    )
    if (!isWhole) return undefined
    // A build that replaces it meanwhile leaves it for a while.
    const now = new Date()
    utimesSync(folder, now, now)
    const { client, server } = foldersIn(folder)
    const below = (name: string): FileDigests =>
      Object.fromEntries(
        Object.entries(record.files)
          .filter(([path]) => path.startsWith(`${name}/`))
          .map(([path, digest]) => [path.slice(name.length + 1), digest]),
      )
    return toBundle(client, below('client'), server, below('server'))
  } catch {
    // Nothing is kept, or what is kept is damaged.
    return undefined
  }
}

/**
 * Keeps copies of bundles. Builds at once do not disturb each other: each writes a folder of its own, the record that
 * names it comes last and whole.
 */
export function keepBundle(
  cache: string,
  key: string,
  sources: BundleSources,
  bundle: Bundle,
): void {
  const folder = randomBytes(8).toString('hex')
  try {
    const target = foldersIn(join(cache, folder))
    mkdirSync(target.client, { recursive: true })
    cpSync(bundle.client, target.client, { recursive: true })
    cpSync(bundle.server, target.server, { recursive: true })
    // Node.js asks the nearest manifest whether code is a module.
    writeFileSync(join(cache, folder, 'package.json'), '{"type":"module"}')
    const files = digestsIn(join(cache, folder))
    const record: KeptRecord = { version, key, sources, folder, files }
    const part = join(cache, `${folder}.json`)
    writeFileSync(part, JSON.stringify(record))
    renameSync(part, join(cache, recordFile))
    removeOld(cache, folder)
  } catch {
    // A full or read-only disk costs time, not the build.
  }
}

/** Digests of all files below a folder. */
function digestsIn(folder: string): FileDigests {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file).split(sep).join('/'), digest(readFileSync(file))])
  return Object.fromEntries(entries) as FileDigests
}

function foldersIn(folder: string): { readonly client: string; readonly server: string } {
  return { client: join(folder, 'client'), server: join(folder, 'server') }
}

function removeOld(cache: string, current: string): void {
  for (const name of readdirSync(cache)) {
    if (name === recordFile || name === current) continue
    const path = join(cache, name)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats !== undefined && Date.now() - stats.mtimeMs > longestBuild) {
      rmSync(path, { recursive: true, force: true })
    }
  }
}
