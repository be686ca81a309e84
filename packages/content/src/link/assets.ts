import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname } from 'node:path'
import { contentFileStatus, digest } from '@landing/markdown/authoring'
import type { ResolvedImages } from '@landing/schema'
import type * as ImageSize from 'image-size'
import { encodeSegment } from '../facts/doc-address'
import { isActive } from './active-file'

/** A file to copy into the site, because pages need it. */
export interface AssetFile {
  /** Absolute. */
  readonly source: string
  /** Address without the base: `/assets/logo.1a2b3c4d.png`. */
  readonly href: string
  /** Width in pixels of the WebP image to make of the source, in place of a copy. */
  readonly width?: number
}

/** An image in one of its widths. */
export type ResizedImage = Required<AssetFile>

export interface ImageFile {
  readonly width?: number
  readonly height?: number
}

/** Files beside documents get addresses with their hash; each is read once. */
export interface Assets {
  /** Returns the address of a file; `undefined` if it does not exist. */
  take(absolute: string): AssetFile | undefined
  /** Returns the size of an image; `undefined` if it does not exist. */
  image(absolute: string): ImageFile | undefined
  /** The widths in which a PNG or JPEG image is offered, its own last; none without the option `images`. */
  resized(absolute: string): readonly ResizedImage[]
  exists(absolute: string): boolean
  /** All files taken so far, by address. */
  list(): readonly AssetFile[]
  /** Number of lookups so far: a page with lookups depends on more than its text. */
  asked(): number
  /** Invalidates changed files. */
  forget(files: readonly string[]): void
}

/**
 * Limited to files of the content folder.
 *
 * @param isPlain files that browsers run are published as text: of `rawHtml: 'sanitize'`
 */
export function createAssets(
  contentDir: string,
  resizing?: ResolvedImages,
  isPlain = false,
): Assets {
  const existing = new FileCache((file) => contentFileStatus(contentDir, file) === 'file')
  const images = new FileCache((file) =>
    existing.of(file) ? measure(readFileSync(file)) : undefined,
  )
  const resized = new FileCache((file) => (resizing ? resize(file, images.of(file), resizing) : []))
  const taken = new FileCache((source): AssetFile | undefined => {
    if (!existing.of(source)) return undefined
    const content = readFileSync(source)
    const ending = extname(source).toLowerCase()
    const asText = isPlain && isActive(source, content) ? '.txt' : ''
    return { source, href: hashedHref(source, content, ending + asText) }
  })
  let asked = 0
  const counted =
    <T>(cache: FileCache<T>) =>
    (file: string) => {
      asked += 1
      return cache.of(file)
    }
  return {
    exists: counted(existing),
    image: counted(images),
    resized: counted(resized),
    take: counted(taken),
    asked: () => asked,
    list: () =>
      [...taken.all(), ...resized.all()]
        .flatMap((asset) => asset ?? [])
        .sort((a, b) => (a.href < b.href ? -1 : 1)),
    forget(files) {
      for (const cache of [existing, images, resized, taken]) cache.forget(files)
    },
  }
}

/** Results for files, computed once for each. */
class FileCache<T> {
  readonly #known = new Map<string, T>()
  readonly #compute: (file: string) => T

  constructor(compute: (file: string) => T) {
    this.#compute = compute
  }

  of(file: string): T {
    if (!this.#known.has(file)) this.#known.set(file, this.#compute(file))
    return this.#known.get(file) as T
  }

  all(): Iterable<T> {
    return this.#known.values()
  }

  forget(files: readonly string[]): void {
    for (const file of files) this.#known.delete(file)
  }
}

/** `/assets/<name>.<hash of the content><ending>`. */
function hashedHref(absolute: string, content: string | Uint8Array, ending: string): string {
  const name = encodeSegment(basename(absolute, extname(absolute)))
  return `/assets/${name}.${digest(content, 8)}${ending}`
}

/** Pixels that a WebP image may have on each side: sizes are numbers of 14 bits in its format. */
const LARGEST_WEBP = 16_383

function resize(
  source: string,
  { width: ownWidth, height = 0 }: ImageFile = {},
  { widths, quality }: ResolvedImages,
): readonly ResizedImage[] {
  if (ownWidth === undefined || Math.max(ownWidth, height) > LARGEST_WEBP) return []
  if (!/\.(?:png|jpe?g)$/i.test(source)) return []
  const content = readFileSync(source)
  // The chunk of an animated PNG, of which WebP would show the first image alone.
  if (content.includes('acTL')) return []
  const smaller = widths.filter((width) => width < ownWidth).sort((a, b) => a - b)
  const hashed = `${digest(content)} ${quality}`
  return [...new Set([...smaller, ownWidth])].map((width) => ({
    source,
    href: hashedHref(source, hashed, `-${width}.webp`),
    width,
  }))
}

const require = createRequire(import.meta.url)

/** Loaded with the first image: it takes 40 ms of each start. */
const imageSizeOf = (image: Uint8Array) =>
  (require('image-size') as typeof ImageSize).imageSize(image)

/** The size of an image in pixels, as it is shown; nothing where it is unknown. */
export function measure(image: Uint8Array): ImageFile {
  try {
    const { width, height, orientation = 1 } = imageSizeOf(image)
    // Photos may be stored rotated.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return {}
  }
}
