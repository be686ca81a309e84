import { dirname, join } from 'node:path'
import type { Problem } from '@landing/markdown'
import { isOutside, ownValue } from '@landing/markdown/authoring'
import { filesBeside } from '@landing/markdown/host'
import { decodePath, splitHref, toHref } from '@landing/schema'
import { type ImageFile, measure } from './assets'
import { fileHref, type LinkContext, type LinkingPage, type ResolvedLink } from './resolve-link'

export interface ResolvedImage extends ResolvedLink, ImageFile {
  /** The file it was found in, absolute. */
  readonly file?: string
}

/**
 * Finds address and size of an image of the site: beside the document, below the static folder, or made by the configuration.
 */
export function resolveImage(url: string, page: LinkingPage, context: LinkContext): ResolvedImage {
  const { contentDir, assets } = context
  const path = decodePath(splitHref(url).pathname)
  const file = imageFiles(url, page.source, contentDir).find((each) => assets.exists(each))
  const isVideo = /\.(?:mp4|m4v|webm|ogv|mov|mp3|ogg|wav)$/i.test(path)
  if (file !== undefined) {
    const href = fileHref(file, context)
    if (href.endsWith('.svg.txt')) return { href, problem: activeImage(url) }
    const size = isVideo ? {} : assets.image(file)
    if (measurable.test(path) && size?.width === undefined) return { href, problem: noImage(url) }
    return { href, file, ...size }
  }
  const ownFile = ownValue(context.ownFiles(), path)
  if (ownFile !== undefined) {
    return {
      href: toHref(context.config.baseUrl, path),
      ...(isVideo ? {} : measure(Buffer.from(ownFile))),
    }
  }
  if (url === '') {
    const [message, help] = ['The image has no address.', 'Write its path, or remove the image.']
    return { href: url, problem: { code: 'images/missing', message, help } }
  }
  const withoutFolder = withoutStatic(url)
  const isFound = imageFiles(withoutFolder, page.source, contentDir).some((each) =>
    assets.exists(each),
  )
  const beside = join(contentDir, dirname(page.source), path)
  const leavesContent = !path.startsWith('/') && isOutside(contentDir, beside)
  return {
    href: url,
    problem: {
      code: 'images/missing',
      message: `The ${isVideo ? 'file' : 'image'} "${url}" ${leavesContent ? 'is outside of the content folder' : 'does not exist'}.`,
      help: isFound
        ? `Write "${withoutFolder}": files of the static folder have no "/static" in their address.`
        : path.startsWith('/')
          ? `Put it into static${withoutStatic(path)}${withoutFolder === url ? '' : ` and write "${withoutFolder}"`}, or correct the path.`
          : 'Put it beside the page, or correct the path; names are case-sensitive.',
    },
  }
}

/** Files whose sizes are always known, unless they are not images. */
const measurable = /\.(?:png|gif|webp|mdx?|html?|pdf|docx?)$/i

function noImage(url: string): Problem {
  return {
    code: 'images/missing',
    message: `The file "${url}" is not an image, or is damaged.`,
    help: 'Export the image again, or write a link: [text](address).',
  }
}

function activeImage(url: string): Problem {
  return {
    code: 'images/missing',
    message: `The image "${url}" could run scripts, so it is published as text.`,
    help: 'Remove its scripts, event handlers, "javascript:" links and the entities of its document type.',
  }
}

function withoutStatic(path: string): string {
  return path.startsWith('/static/') ? path.slice('/static'.length) : path
}

/** Candidate files for the address of an image, absolute, best first. */
export function imageFiles(url: string, source: string, contentDir: string): string[] {
  const path = decodePath(splitHref(url).pathname)
  const ofSite = join(contentDir, 'static', path)
  return path.startsWith('/') ? [ofSite] : [...filesBeside(path, source, contentDir), ofSite]
}
