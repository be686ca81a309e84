import { normalizeBase } from '@landing/schema'
import { preloadedFonts } from '@landing/theme/fonts'
import type { DocumentAssets } from './document'

/** An entry of the bundler's manifest, as far as it is used. */
export interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** `72-Regular.woff2` is found as `assets/72-Regular-Ab12Cd34.woff2`. */
const fontStems = preloadedFonts.map((file) => `/${file.replace('.woff2', '')}`)

/** Keys of the manifest: paths of files, relative to the root. */
interface DocumentSources {
  /** The style sheet for UI5 elements. */
  readonly elementStyles: string
  /** The component of the page, when it has one. */
  readonly component?: string
}

/**
 * The files of a document: the client's entry with what it imports, and the chunk of the page's
 * component.
 */
export function entryAssets(
  manifest: Manifest,
  baseUrl: string,
  { elementStyles, component }: DocumentSources,
): DocumentAssets {
  const base = normalizeBase(baseUrl)
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)
  if (entry === undefined) throw new Error('The bundle has no entry.')
  const seen = new Map<string, ManifestChunk>()
  collect(manifest, entry[0], seen)
  const componentChunk = component === undefined ? undefined : manifest[component]
  if (component !== undefined && componentChunk !== undefined) collect(manifest, component, seen)
  const chunks = [...seen.values()]
  const fonts = chunks
    .flatMap((chunk) => chunk.assets ?? [])
    .filter((file) => fontStems.some((stem) => file.includes(stem)))
  const elements = manifest[elementStyles]
  return {
    scripts: [base + entry[1].file],
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])).map((file) => base + file),
    elementStyles: elements === undefined ? [] : [base + elements.file],
    modulePreloads: unique(
      chunks.map((chunk) => chunk.file).filter((file) => file !== entry[1].file),
    ).map((file) => base + file),
    fonts: unique(fonts).map((file) => base + file),
  }
}

function collect(manifest: Manifest, key: string, seen: Map<string, ManifestChunk>): void {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return
  seen.set(key, chunk)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
