import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname } from 'node:path'
import type { ResolvedImages } from '@landing/schema'
import type * as ImageSize from 'image-size'
import { encodeSegment } from '../facts/doc-address'
import { reachOf } from '../fs/reach'
import { digest } from '../text/digest'

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

/** Limited to files of the content folder. */
export function createAssets(contentDir: string, resizing?: ResolvedImages): Assets {
  const taken = new Map<string, AssetFile>()
  const resized = new Map<string, readonly ResizedImage[]>()
  const images = new Map<string, ImageFile | undefined>()
  const existing = new Map<string, boolean>()

  let asked = 0

  const exists = (absolute: string): boolean => {
    asked += 1
    const known = existing.get(absolute)
    if (known !== undefined) return known
    const found = reachOf(contentDir, absolute) === 'file'
    existing.set(absolute, found)
    return found
  }
  const image = (absolute: string): ImageFile | undefined => {
    asked += 1
    if (images.has(absolute)) return images.get(absolute)
    const found = exists(absolute) ? measure(readFileSync(absolute)) : undefined
    images.set(absolute, found)
    return found
  }
  return {
    exists,
    asked: () => asked,
    take(absolute) {
      asked += 1
      const known = taken.get(absolute)
      if (known !== undefined) return known
      if (!exists(absolute)) return undefined
      const href = hashedHref(absolute, readFileSync(absolute), extname(absolute).toLowerCase())
      const asset = { source: absolute, href }
      taken.set(absolute, asset)
      return asset
    },
    image,
    resized(absolute) {
      const known = resized.get(absolute)
      if (known !== undefined) return known
      const list = resizing ? resize(absolute, image(absolute), resizing) : []
      resized.set(absolute, list)
      return list
    },
    list: () =>
      [...taken.values(), ...[...resized.values()].flat()].sort((a, b) =>
        a.href < b.href ? -1 : 1,
      ),
    forget(files) {
      for (const file of files) {
        taken.delete(file)
        resized.delete(file)
        images.delete(file)
        existing.delete(file)
      }
    },
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
  { width: own, height = 0 }: ImageFile = {},
  { widths, quality }: ResolvedImages,
): readonly ResizedImage[] {
  if (own === undefined || Math.max(own, height) > LARGEST_WEBP) return []
  if (!/\.(?:png|jpe?g)$/i.test(source)) return []
  const content = readFileSync(source)
  // The chunk of an animated PNG, of which WebP would show the first image alone.
  if (content.includes('acTL')) return []
  const smaller = widths.filter((width) => width < own).sort((a, b) => a - b)
  const hashed = `${digest(content)} ${quality}`
  return [...new Set([...smaller, own])].map((width) => ({
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
