import * as v from 'valibot'
import { address, options, text } from './options'

const pixels = v.optional(
  v.pipe(
    v.number(),
    v.check((value) => value > 0, 'expected a number of pixels above 0'),
  ),
)

const logoOptions = options({
  /** Image for both modes, or for light mode beside `srcDark`. */
  src: v.string(),
  /** Image for dark mode; default: `src`. */
  srcDark: text,
  /**
   * Alternative text. Default in the navbar: empty beside a title, else the site's title; in the
   * footer: empty.
   */
  alt: text,
  /**
   * Route path or address the logo leads to; default in the navbar: the home page of the locale, in
   * the footer: no link.
   */
  href: v.optional(address),
  /**
   * CSS pixels, above 0; default: in proportion to the height. With both, nothing moves when the image
   * is loaded.
   */
  width: pixels,
  /**
   * CSS pixels, above 0; in the navbar at most 52. Default: in proportion to the
   * width; without it, 32 in the navbar and at most 48 in the footer.
   */
  height: pixels,
})

/** An image with an optional one for dark mode. `src` is a path below the static folder or an address. */
export interface Logo extends v.InferOutput<typeof logoOptions> {}

export const logo: v.GenericSchema<Logo> = logoOptions
