const imageHints = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** HTML of React without its hints to load images: images need none, and the styles come first. */
export function withoutImageHints(html: string): string {
  return html.replace(imageHints, '')
}
