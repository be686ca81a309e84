import { integrityHash } from './csp'
import type { DocumentAssets, StylesByUse } from './html'

/** An entry of the bundler's manifest, as far as it is used. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

/** The bundler's manifest: chunks by the path of their module, relative to the root. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Files of the bundles, as hrefs, by the modules of a site that need them. */
export interface BundleAssets {
  /** What every document asks for. */
  readonly shared: DocumentAssets
  /** Style sheets of a page of the site's own, by its key. */
  readonly pages: Readonly<Record<string, readonly string[]>>
  /** Style sheets of components in Markdown, by name. */
  readonly components: Readonly<Record<string, readonly string[]>>
  /** Scripts that the search page loads at once. */
  readonly searchPage: readonly string[]
  /** Scripts of islands, by the id of their client module. Their styles are those of what they are in. */
  readonly islands: Readonly<Record<string, string>>
}

interface BundleSources {
  readonly base: string
  readonly client: Manifest
  readonly server: Manifest
  /** Keys of the manifests. */
  readonly clientEntry: string
  readonly serverEntry: string
  readonly searchEntries: readonly string[]
  /** Keys of the server's manifest, by the key of a page and the name of a component. */
  readonly pages: Readonly<Record<string, string>>
  readonly components: Readonly<Record<string, string>>
  readonly stylesByUse: StylesByUse
  /** Names of the font files of the first screen. */
  readonly fonts: readonly string[]
  /** The bundles' files by their names. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Looks up once what documents ask for. The server's bundle has the styles of everything that is rendered there. */
export function bundleAssets(sources: BundleSources): BundleAssets {
  const { base, client, server, fonts } = sources
  const href = (file: string) => base + file
  const entry = chunkOf(client, sources.clientEntry)
  const shared = closure(server, sources.serverEntry)
  const stems = fonts.map((file) => `/${file.replace('.woff2', '')}`)
  const styles = stylesOf(shared).map(href)
  const further = (key: string) =>
    stylesOf(closure(server, key))
      .map(href)
      .filter((style) => !styles.includes(style))
  const each = (keys: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, further(key)]))
  const scripts = closure(client, sources.clientEntry).map(({ file }) => file)
  return {
    shared: {
      script: href(entry.file),
      integrity: Object.fromEntries(
        scripts.flatMap((file) => {
          const bytes = sources.files.get(file)
          return bytes === undefined ? [] : [[href(file), integrityHash(bytes)]]
        }),
      ),
      styles,
      stylesByUse: sources.stylesByUse,
      modulePreloads: scripts.filter((file) => file !== entry.file).map(href),
      fonts: unique(shared.flatMap(({ assets }) => assets ?? []))
        .filter((file) => stems.some((stem) => file.includes(stem)))
        .map(href),
    },
    pages: each(sources.pages),
    components: each(sources.components),
    searchPage: unique(
      sources.searchEntries.flatMap((key) => closure(client, key).map(({ file }) => file)),
    )
      .filter((file) => !scripts.includes(file))
      .map(href),
    islands: Object.fromEntries(Object.entries(client).map(([key, { file }]) => [key, href(file)])),
  }
}

/** The files of one document. */
export function documentAssets(
  { shared, pages, components, searchPage }: BundleAssets,
  used: {
    readonly components: readonly string[]
    readonly page?: string
    readonly isSearch: boolean
  },
): DocumentAssets {
  const styles = [
    ...shared.styles,
    ...(used.page === undefined ? [] : (pages[used.page] ?? [])),
    ...used.components.flatMap((name) => components[name] ?? []),
  ]
  const modulePreloads = [...shared.modulePreloads, ...(used.isSearch ? searchPage : [])]
  return { ...shared, styles: unique(styles), modulePreloads }
}

/** Href of the script of a client module. */
export function islandHref({ islands }: BundleAssets, id: string): string {
  const script = islands[id]
  if (script === undefined) throw new Error(`The browser's bundle has no client module "${id}".`)
  return script
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The bundle has no chunk for "${key}".`)
  return chunk
}

/** A chunk and all that it imports at once. */
function closure(manifest: Manifest, key: string): ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.set(name, chunk)
    chunk.imports?.forEach(visit)
  }
  visit(key)
  return [...seen.values()]
}

const stylesOf = (chunks: readonly ManifestChunk[]) =>
  unique(chunks.flatMap(({ css }) => css ?? []))

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
