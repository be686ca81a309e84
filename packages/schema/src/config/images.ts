import * as v from 'valibot'
import { list, options } from './options'

const imagesOptions = options({
  /** Widths in pixels to make beside that of the image itself, which is never enlarged; default `[480, 960, 1440]`. */
  widths: v.optional(list(v.pipe(v.number(), v.integer(), v.minValue(16))), [480, 960, 1440]),
  /** Quality of the WebP images, from 1 to 100; default 80. */
  quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 80),
})

/** How the images of documents are converted to WebP. */
export interface ImagesConfig extends v.InferInput<typeof imagesOptions> {}

/** `ImagesConfig` with its defaults. */
export interface ResolvedImages extends v.InferOutput<typeof imagesOptions> {}

export const imagesConfig: v.GenericSchema<ImagesConfig, ResolvedImages> = imagesOptions
