import type {
  AddressSlot,
  CompiledDocument,
  Finding,
  ListSlot,
  Problem,
  ReferenceSlot,
  Segment,
} from '@landing/markdown'
import { mapSources, sourcesOf } from '@landing/markdown/authoring'
import {
  type ArticlePart,
  escapeHtml,
  isFullAddress,
  type PageFacts,
  toHref,
} from '@landing/schema'
import type { ImageFile } from './assets'
import type { PlacedLink } from './audit'
import { pageListHtml } from './page-list'
import { resolveImage } from './resolve-image'
import { type LinkContext, type LinkingPage, resolveLink } from './resolve-link'

export interface LinkedDocument {
  readonly parts: readonly ArticlePart[]
  /** Address of the social image that the front matter names. */
  readonly image?: string
  readonly findings: readonly Finding[]
  /** Links to check once the whole site is known. */
  readonly links: readonly PlacedLink[]
  /** Addresses of images as written. */
  readonly images: readonly string[]
  /** True if the page lists others. */
  readonly hasList: boolean
}

/** Fills in what depends on the whole site. Cheap and never cached for that. */
export function linkDocument(
  compiled: CompiledDocument,
  facts: PageFacts,
  page: LinkingPage,
  context: LinkContext,
): LinkedDocument {
  const findings: Finding[] = []
  const links: PlacedLink[] = []
  const images: string[] = []
  let hasList = false
  const parts = link(compiled.segments)
  const image = headImage(facts)
  return { parts, ...(image !== undefined && { image }), findings, links, images, hasList }

  function link(segments: readonly Segment[]): ArticlePart[] {
    const linked: ArticlePart[] = []
    let html = ''
    for (const segment of segments) {
      if (typeof segment === 'string') html += segment
      else if (segment.kind === 'reference') html += reference(segment)
      else if (segment.kind === 'pages') html += pageList(segment)
      else if (segment.kind !== 'component') html += address(segment)
      else {
        if (html !== '') linked.push(html)
        html = ''
        linked.push({ ...segment.use, slots: segment.slots.map(link) })
      }
    }
    if (html !== '') linked.push(html)
    return linked
  }

  function headImage({ frontMatter: { image: url }, imageLine: line = 1 }: PageFacts) {
    if (url === undefined) return undefined
    const { href, problem } = isFullAddress(url)
      ? { href: url, problem: URL.canParse(url, context.config.url) ? undefined : noAddress(url) }
      : resolveImage(url, page, context)
    if (problem === undefined) return href
    findings.push({ ...problem, location: { file: page.source, line, column: 1 } })
    return undefined
  }

  function pageList({ query, line, column }: ListSlot): string {
    hasList = true
    const { html: list, problem } = pageListHtml(query, page, context)
    const location = { file: page.source, line, column }
    if (problem !== undefined) findings.push({ ...problem, location })
    return list
  }

  /** The link of a reference in code; plain text for the page itself and for unknown targets. */
  function reference({ target, text }: ReferenceSlot): string {
    const answer = page.ask('reference', target)
    if (answer === undefined) return text
    const { anchor, isDeprecated = false } = answer
    const hash = anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`
    const isOwn = 'page' in answer && answer.page.path === page.path
    if (isOwn && hash === '') return text
    const content = isDeprecated ? `<s>${text}</s>` : text
    if ('href' in answer)
      return `<a class="landing-code-link" href="${escapeHtml(answer.href + hash)}">${content}</a>`
    // Without a class, and short within the page: an example may have a hundred of them.
    const path = isOwn ? '' : toHref(context.config.baseUrl, answer.page.path)
    return `<a href="${escapeHtml(path + hash)}">${content}</a>`
  }

  /** The value of an attribute, its closing quote, and attributes that follow from it. */
  function address(slot: AddressSlot): string {
    const location = { file: page.source, line: slot.line, column: slot.column }
    if (slot.kind === 'sources') {
      images.push(...sourcesOf(slot.url))
      const hrefs = mapSources(slot.url, (url) => {
        if (isFullAddress(url)) return url
        const { href, problem } = resolveImage(url, page, context)
        if (problem !== undefined) findings.push({ ...problem, location })
        return href
      })
      return `${escapeHtml(hrefs)}"`
    }
    if (slot.kind === 'image') images.push(slot.url)
    const image = slot.kind === 'image' ? resolveImage(slot.url, page, context) : undefined
    const { href, target, problem } = image ?? resolveLink(slot.url, page, context)
    if (problem !== undefined) findings.push({ ...problem, location })
    if (target !== undefined) links.push({ href: target, location })
    const { width, height } = slot.isFluid ? {} : sizeOf(slot, image ?? {})
    const isSized = slot.width !== undefined || slot.height !== undefined
    return [
      `${escapeHtml(href)}"`,
      slot.hasOneSource && image?.file ? sources(image.file, isSized ? width : undefined) : '',
      width === undefined ? '' : ` width="${Math.round(width)}"`,
      height === undefined ? '' : ` height="${Math.round(height)}"`,
    ].join('')
  }

  /** The widths of an image that a browser chooses from, and how wide the page shows it. */
  function sources(file: string, width: number | undefined): string {
    const resized = context.assets.resized(file)
    if (resized.length === 0) return ''
    const { baseUrl } = context.config
    const list = resized.map((each) => `${toHref(baseUrl, each.href)} ${each.width}w`).join(', ')
    const sizes = width === undefined ? ARTICLE_WIDTH : `${Math.round(width)}px`
    return ` srcset="${escapeHtml(list)}" sizes="${sizes}"`
  }
}

/** Width of an article in the theme: `--landing-measure`, or that of a window with the narrow layout. */
const ARTICLE_WIDTH = '(min-width: 62.3125em) 45rem, 100vw'

/** The author's size, with the missing side in proportion; else the image's own size. */
function sizeOf(slot: AddressSlot, { width, height }: ImageFile): ImageFile {
  const wanted = {
    ...(slot.width && { width: slot.width }),
    ...(slot.height && { height: slot.height }),
  }
  if (width === undefined || height === undefined) return wanted
  if (wanted.width !== undefined) return { height: (wanted.width * height) / width, ...wanted }
  if (wanted.height !== undefined) return { width: (wanted.height * width) / height, ...wanted }
  return { width, height }
}

function noAddress(url: string): Problem {
  return {
    code: 'images/missing',
    message: `The image "${url}" has no valid address.`,
    help: 'Write a full address such as "https://example.org/card.png", or a path.',
  }
}
