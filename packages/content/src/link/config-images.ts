import { decodePath, isFullAddress, type ResolvedConfig, splitHref } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'

/** Reports images in the configuration that are no files of the site. */
export function missingImages(
  { favicon, socialImage, theme: { navbar, footer } }: ResolvedConfig,
  files: readonly string[],
): Finding[] {
  const known = new Set(files.map(decodePath))
  const images = {
    favicon,
    socialImage,
    'theme.navbar.logo.src': navbar.logo?.src,
    'theme.navbar.logo.srcDark': navbar.logo?.srcDark,
    'theme.footer.logo.src': footer?.logo?.src,
    'theme.footer.logo.srcDark': footer?.logo?.srcDark,
  }
  return Object.entries(images).flatMap(([option, image]) => {
    if (!image || isFullAddress(image)) return []
    const path = `/${decodePath(splitHref(image).pathname).replace(/^\/+/, '')}`
    if (known.has(path)) return []
    return [
      {
        code: 'config/missing-image' as const,
        message: `The image "${image}" does not exist.`,
        location: { file: `configuration ${option}` },
        help: `Put it into static${path}, or correct the path; names are case-sensitive.`,
      },
    ]
  })
}
