import type { Finding } from '@landing/markdown'
import {
  type DocsVersionModel,
  decodePath,
  isFullAddress,
  type ResolvedConfig,
  splitHref,
  withoutLeadingSlashes,
} from '@landing/schema'

/** Reports images in the configuration, and of authors of posts, that are not files of the site. */
export function missingImages(
  { favicon, socialImage, theme: { navbar, footer } }: ResolvedConfig,
  versions: readonly Pick<DocsVersionModel, 'docs'>[],
  files: readonly string[],
): Finding[] {
  const decodedFiles = new Set(files.map(decodePath))
  const images = {
    favicon,
    socialImage,
    'theme.navbar.logo.src': navbar.logo?.src,
    'theme.navbar.logo.srcDark': navbar.logo?.srcDark,
    'theme.footer.logo.src': footer?.logo?.src,
    'theme.footer.logo.srcDark': footer?.logo?.srcDark,
  }
  const ofConfig = Object.entries(images).map(
    ([option, image]) => [image, `configuration ${option}`] as const,
  )
  const ofAuthors = versions
    .flatMap(({ docs }) => Object.values(docs))
    .flatMap(({ facts: { post, source } }) =>
      (post?.authors ?? []).map(({ image }) => [image, source] as const),
    )
  // Of an author in one post only.
  return [...ofConfig, ...new Map(ofAuthors)].flatMap(([image, file]) => {
    if (!image || isFullAddress(image)) return []
    const path = `/${withoutLeadingSlashes(decodePath(splitHref(image).pathname))}`
    if (decodedFiles.has(path)) return []
    return [
      {
        code: 'config/missing-image' as const,
        message: `The image "${image}" does not exist.`,
        location: { file },
        help: `Put it into static${path}, or correct the path; names are case-sensitive.`,
      },
    ]
  })
}
