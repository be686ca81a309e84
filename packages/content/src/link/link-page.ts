import type { Place } from '@landing/schema'
import type { CompiledDocument } from '../compile/compiled-document'
import type { Slot } from '../compile/page-draft'
import type { Finding } from '../rules'
import { escapeHtml } from '../text/escape-html'
import { resolveImage } from './resolve-image'
import { type LinkContext, type LinkingPage, resolveLink } from './resolve-link'

export interface LinkedDocument {
  readonly html: string
  readonly findings: readonly Finding[]
  /** Links to be checked when the whole site is known. */
  readonly links: readonly { readonly href: string; readonly place: Place }[]
}

/** Puts the final addresses into a compiled document. Cheap, and never cached: it knows the whole site. */
export function linkDocument(
  compiled: CompiledDocument,
  page: LinkingPage,
  context: LinkContext,
): LinkedDocument {
  const findings: Finding[] = []
  const links: { href: string; place: Place }[] = []
  const pattern = new RegExp(`(href|src)="${compiled.marker}(\\d+)"`, 'g')
  const html = compiled.html.replace(pattern, (_, name: string, number: string) => {
    const slot = compiled.links[Number(number)]
    return slot === undefined ? '' : attributes(name, slot)
  })
  return { html, findings, links }

  function attributes(name: string, slot: Slot): string {
    const place = { file: page.source, line: slot.line, column: slot.column }
    const image = slot.kind === 'image' ? resolveImage(slot.url, page, context) : undefined
    const { href, target, problem } = image ?? resolveLink(slot.url, page, context)
    if (problem !== undefined) findings.push({ ...problem, place })
    if (target !== undefined) links.push({ href: target, place })
    const address = `${name}="${escapeHtml(href)}"`
    if (image?.width === undefined || image.height === undefined) return address
    return `${address} width="${Math.round(image.width)}" height="${Math.round(image.height)}"`
  }
}
