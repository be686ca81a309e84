import { dirname, join, relative, sep } from 'node:path'
import { decodePath, splitHref } from '@landing/schema'
import type { ImageFile } from './assets'
import { fileHref, type LinkContext, type LinkingPage, type ResolvedLink } from './resolve-link'

export interface ResolvedImage extends ResolvedLink, ImageFile {}

/** Finds address and size of a picture of the site: beside the document, or below the static folder. */
export function resolveImage(url: string, page: LinkingPage, context: LinkContext): ResolvedImage {
  const { contentDir, assets } = context
  const path = decodePath(splitHref(url).pathname)
  const candidates = path.startsWith('/')
    ? [join(contentDir, 'static', path)]
    : [join(contentDir, dirname(page.source), path), join(contentDir, 'static', path)]
  const file = candidates.find((candidate) => assets.exists(candidate))
  if (file !== undefined) return { href: fileHref(file, context), ...assets.image(file) }
  const beside = relative(contentDir, join(contentDir, dirname(page.source), path))
  const isOutside = !path.startsWith('/') && beside.split(sep)[0] === '..'
  return {
    href: url,
    problem: {
      rule: 'images/missing',
      reason: `The picture "${url}" ${isOutside ? 'lies outside of the content folder' : 'does not exist'}.`,
      advice: path.startsWith('/')
        ? `Put it into static${path}, or correct the path.`
        : 'Put it beside the page, or correct the path; names are case-sensitive.',
    },
  }
}
