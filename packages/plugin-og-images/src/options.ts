/** Look of the images: 1200 × 630 pixels each. */
export interface OgImagesOptions {
  /** Color of the background; default: `#ffffff`. */
  readonly background?: string
  /** Color of the texts; default: `#131e29`. */
  readonly color?: string
  /** Color of the stripe at the top; default: `#0064d9`. */
  readonly accent?: string
}
