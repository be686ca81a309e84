import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { imageSize } from 'image-size'
import { encodeSegment } from '../facts/doc-address'
import { reachOf } from '../fs/reach'
import { digest } from '../text/digest'

/** A file to copy into the site, because pages need it. */
export interface AssetFile {
  /** Absolute. */
  readonly source: string
  /** Address without the base: `/assets/logo.1a2b3c4d.png`. */
  readonly href: string
}

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
  exists(absolute: string): boolean
  /** All files taken so far, by address. */
  list(): readonly AssetFile[]
  /** Number of lookups so far: a page with lookups depends on more than its text. */
  asked(): number
  /** Invalidates changed files. */
  forget(files: readonly string[]): void
}

/** Limited to files of the content folder. */
export function createAssets(contentDir: string): Assets {
  const taken = new Map<string, AssetFile>()
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
  return {
    exists,
    asked: () => asked,
    take(absolute) {
      asked += 1
      const known = taken.get(absolute)
      if (known !== undefined) return known
      if (!exists(absolute)) return undefined
      const extension = extname(absolute)
      const name = encodeSegment(basename(absolute, extension))
      const hash = digest(readFileSync(absolute), 8)
      const asset = { source: absolute, href: `/assets/${name}.${hash}${extension.toLowerCase()}` }
      taken.set(absolute, asset)
      return asset
    },
    image(absolute) {
      asked += 1
      if (images.has(absolute)) return images.get(absolute)
      const image = exists(absolute) ? measure(readFileSync(absolute)) : undefined
      images.set(absolute, image)
      return image
    },
    list: () => [...taken.values()].sort((a, b) => (a.href < b.href ? -1 : 1)),
    forget(files) {
      for (const file of files) {
        taken.delete(file)
        images.delete(file)
        existing.delete(file)
      }
    },
  }
}

/** The size of an image in pixels, as it is shown; nothing where it is unknown. */
export function measure(image: Uint8Array): ImageFile {
  try {
    const { width, height, orientation = 1 } = imageSize(image)
    // Photos may be stored rotated.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return {}
  }
}
