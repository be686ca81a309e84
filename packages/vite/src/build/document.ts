import type { FirstPage } from '../client/first-page'
import { dataId, firstPageData, rootId } from '../client/first-page'
import { hasElements } from '../has-elements'
import { contentSecurityPolicy } from './csp'
import { escapeHtml, scriptJson } from './escape'

/** Hrefs of the files a document asks for, in the order in which it needs them. */
export interface DocumentAssets {
  /** Module scripts. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** For UI5 elements, in documents that hold some. */
  readonly elementStyles: readonly string[]
  readonly modulePreloads: readonly string[]
  /** Fonts of the first screen. */
  readonly fonts: readonly string[]
}

export interface DocumentParts {
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Rendered head elements of the page. */
  readonly head: string
  /** Rendered content of the root element. */
  readonly body: string
  /** Inline scripts that run before the first paint. */
  readonly inlineScripts: readonly string[]
  /** Rules by which a browser fetches pages ahead. */
  readonly speculation?: string
  readonly assets: DocumentAssets
  readonly first: FirstPage
  /** The site shows parts of its own instead of the theme's: they are given all data. */
  readonly hasOwnParts: boolean
  /** Further elements of the head: feeds, the dev server's client. */
  readonly headExtra?: string
  /** False in the dev server, whose client needs inline styles. */
  readonly policy: boolean
}

function policyOf({ inlineScripts, speculation }: DocumentParts): string {
  return contentSecurityPolicy([
    ...inlineScripts,
    ...(speculation === undefined ? [] : [speculation]),
  ])
}

/** The only template of a document. */
export function toDocument(parts: DocumentParts): string {
  const { assets, first, inlineScripts, speculation } = parts
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    parts.policy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(parts))}">`
      : '',
    ...inlineScripts.map((code) => `<script>${code}</script>`),
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    ...[...assets.styles, ...(hasElements(parts.body) ? assets.elementStyles : [])].map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`,
    ),
    parts.head,
    parts.headExtra ?? '',
    speculation === undefined ? '' : `<script type="speculationrules">${speculation}</script>`,
    // A prerendered document is read before it is hydrated: its styles and fonts come first.
    ...assets.modulePreloads.map(
      (href) =>
        `<link rel="modulepreload" href="${escapeHtml(href)}" crossorigin fetchpriority="low">`,
    ),
    ...assets.scripts.map(
      (href) =>
        `<script type="module" src="${escapeHtml(href)}" crossorigin fetchpriority="low"></script>`,
    ),
  ]
  const data = scriptJson({ ...first, page: firstPageData(first.page, parts.hasOwnParts) })
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(parts.htmlLang)}" dir="${parts.direction}" data-has-hydrated="false">`,
    '<head>',
    ...tags.filter((tag) => tag !== ''),
    '</head>',
    '<body>',
    `<div id="${rootId}">${parts.body}</div>`,
    `<script type="application/json" id="${dataId}">${data}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
