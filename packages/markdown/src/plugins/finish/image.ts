import { isFullAddress } from '@landing/schema'
import type { Element, Properties } from 'hast'
import type { AddressSlot } from '../../page/compiled-document'
import { addAddress, report } from '../../page/page-draft'
import { sourcesOf } from '../../text/image-sources'
import { addClass, element, isElement } from '../../tree/hast'
import type { Finishing } from './finishing'

/**
 * Makes images lazy, except the first one above all section headings, which is visible at once. The size of those of the site is
 * filled in when the page is linked.
 */
export function finishImage(node: Element, context: Finishing): undefined {
  const { draft } = context
  const { src, alt } = node.properties
  finishSources(node, context)
  if (typeof src !== 'string') return
  const isFirst = context.level < 2 && !context.hasImage
  context.hasImage = true
  if (!isFirst) node.properties.loading ??= 'lazy'
  node.properties.decoding ??= 'async'
  if (alt === undefined) {
    node.properties.alt = ''
    const message = 'The image has no alternative text.'
    const help = 'Describe it in "alt", or write alt="" for decoration.'
    report(draft, 'images/no-text', node, message, help)
  }
  // `![…](light.svg#light-only)` beside `![…](dark.svg#dark-only)`: each for its color mode.
  const mode = /#(?:gh-)?(light|dark)-(?:mode-)?only$/.exec(src)
  const path = mode === null ? src : src.slice(0, mode.index)
  if (mode !== null) addClass(node, `landing-only-${mode[1]}`)
  if (isFullAddress(src)) return
  node.properties.src = addAddress(draft, 'image', path, node, {
    ...takeSize(node),
    ...(node.properties.srcSet === undefined && { hasOneSource: true }),
  })
}

/**
 * A `picture` with a source for a color mode, as GitHub has them, becomes an image for each mode: browsers choose a source by the
 * system, but the reader of a site may choose another mode.
 */
export function finishPicture(node: Element): Element | undefined {
  const image = node.children.find((child) => isElement(child, 'img'))
  const sources = node.children.filter((child) => isElement(child, 'source'))
  const byMode = new Map(sources.map((source) => [modeOf(source), source]))
  if (image === undefined || byMode.size === 0 || byMode.has(undefined)) return undefined
  const imageFor = (mode: string): Element => {
    const source = byMode.get(mode)
    if (source === undefined) return withMode(image, image.properties, mode)
    const { srcSet, media: _, ...sourceProperties } = source.properties
    const [src, ...more] = sourcesOf(String(srcSet))
    // A single address is measured, and offered in several widths.
    const properties = {
      ...image.properties,
      ...sourceProperties,
      src,
      srcSet: more.length > 0 ? srcSet : undefined,
    }
    return withMode({ ...image, position: source.position }, properties, mode)
  }
  return element('span', {}, [imageFor('light'), imageFor('dark')])
}

function withMode(image: Element, properties: Properties, mode: string): Element {
  return { ...image, properties: { ...properties, src: `${properties.src}#${mode}-only` } }
}

/** The color mode that a source of a `picture` is for, if nothing else decides. */
function modeOf({ properties: { media, srcSet, type } }: Element): string | undefined {
  const mode = /^\s*\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)\s*$/.exec(String(media))?.[1]
  return srcSet && type === undefined ? mode : undefined
}

/** Videos and sounds of the site, and the sources of a `picture`, are resolved like images. */
export function finishMedia(node: Element, context: Finishing): undefined {
  const { draft } = context
  finishSources(node, context)
  for (const name of ['src', 'poster']) {
    const address = node.properties[name]
    if (typeof address === 'string' && address !== '' && !isFullAddress(address)) {
      const size = name === 'poster' ? takeSize(node) : {}
      node.properties[name] = addAddress(draft, 'image', address, node, size)
    }
  }
}

function finishSources({ properties, position }: Element, { draft }: Finishing): void {
  const { srcSet } = properties
  if (typeof srcSet === 'string' && sourcesOf(srcSet).some((url) => !isFullAddress(url))) {
    properties.srcSet = addAddress(draft, 'sources', srcSet, { position })
  }
}

/** Size in pixels from raw HTML; the missing side follows once the image has been measured. */
function takeSize(node: Element): Pick<AddressSlot, 'width' | 'height' | 'isFluid'> {
  if (/^\d[\d.]*%$/.test(String(node.properties.width))) return { isFluid: true }
  const [width, height] = [pixels(node.properties.width), pixels(node.properties.height)]
  delete node.properties.width
  delete node.properties.height
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
}

function pixels(value: unknown): number | undefined {
  const match = /^(\d{1,5})(?:px)?$/.exec(String(value ?? ''))
  return match === null ? undefined : Number(match[1])
}
