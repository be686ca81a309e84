/** A picture with an optional twin for dark mode. `src` is a path below the static folder or an address. */
export interface Logo {
  /** Picture for both modes, or for light mode beside `srcDark`. */
  readonly src: string
  /** Picture for dark mode; default: `src`. */
  readonly srcDark?: string
  /**
   * Text in place of the picture. Default in the bar: empty beside a title, else the site's title;
   * in the footer: empty.
   */
  readonly alt?: string
  /**
   * Route path or address the logo leads to; default in the bar: the home page of the locale, in
   * the footer: no link.
   */
  readonly href?: string
  /** CSS pixels, above 0; default: by the picture and the style sheet. */
  readonly width?: number
  /** CSS pixels, above 0; default: by the picture and the style sheet. */
  readonly height?: number
}
