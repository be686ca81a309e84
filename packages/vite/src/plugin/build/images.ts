import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AssetFile } from '@landing/content'
import { relativePath } from '@landing/markdown/authoring'
import { LandingError, type ResolvedImages } from '@landing/schema'
import type { Output } from '../../output/output'
import type { Store } from '../../output/store'
import { contentFolder, type SiteState } from '../../site/state'

/** Images converted at a time: each is in memory as pixels. */
const batch = 8

/** Writes images in their widths. Those in the output folder or in the cache are not converted again. */
export type WriteImages = (images: readonly Required<AssetFile>[]) => Promise<void>

/**
 * Loads `sharp` from the project, before pages name the images it is to make.
 *
 * @throws LandingError `build/images` if the option `images` is set and `sharp` is not installed; later for an image that is damaged
 */
export function imageWriter(
  { root, config }: Pick<SiteState, 'root' | 'config'>,
  output: Pick<Output, 'keeps' | 'stage'>,
  store: Pick<Store, 'get' | 'put'>,
): WriteImages {
  if (config.images === undefined) return async () => {}
  const convert = converter(root, config.images)
  const content = contentFolder(root, config)

  async function write({ source, href, width }: Required<AssetFile>): Promise<void> {
    const key = `image ${href}`
    const cachedImage = store.get<string>(key)
    const image =
      cachedImage === undefined
        ? await convert(source, width).catch((cause: Error) => {
            const file = relativePath(content, source)
            throw new LandingError('build/images', `${file} cannot be converted to WebP.`, {
              help: 'The file is damaged, or not what its name says: save it again, or remove it from the page.',
              location: { file: source },
              cause,
            })
          })
        : Buffer.from(cachedImage, 'base64')
    if (cachedImage === undefined) store.put(key, image.toString('base64'))
    await writeFile(output.stage(href, href), image)
  }

  return async (images) => {
    const missing = images.filter(({ href }) => !output.keeps(href, href))
    while (missing.length > 0) await Promise.all(missing.splice(0, batch).map(write))
  }
}

type Convert = (source: string, width: number) => Promise<Buffer>

function converter(root: string, { quality }: ResolvedImages): Convert {
  const sharp = loadSharp(root)
  return (source, width) =>
    sharp(source)
      .autoOrient()
      .resize({ width })
      // Sharper edges of colored text, as screenshots have it.
      .webp({ quality, smartSubsample: true })
      .toBuffer()
}

function loadSharp(root: string): typeof import('sharp').default {
  try {
    return createRequire(join(root, 'package.json'))('sharp')
  } catch (cause) {
    throw new LandingError('build/images', 'The option "images" needs the package "sharp".', {
      help: 'Install it: "npm install --save-dev sharp". Or remove "images" from the configuration.',
      cause,
    })
  }
}
