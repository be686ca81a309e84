import { escapeHtml } from '@landing/schema'

/** Hrefs of the style sheets of some documents, with the pattern of their HTML. */
export type StylesByUse = readonly (readonly [pattern: string, href: string])[]

/** Hrefs of the files a document asks for. */
export interface DocumentAssets {
  /** The module script. */
  readonly script: string
  readonly styles: readonly string[]
  readonly stylesByUse: StylesByUse
  readonly modulePreloads: readonly string[]
  /** Hashes of scripts, by href; a browser runs no other content. */
  readonly integrity?: Readonly<Record<string, string>>
  /** Fonts of the first screen. */
  readonly fonts: readonly string[]
}

/** HTML of a page, as React renders it. */
export interface PageMarkup {
  /** Elements of the head that say what the page is. */
  readonly head: string
  /** The shell with the page in it. */
  readonly body: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
}

/** What `toDocument` puts around the HTML of a page. */
export interface DocumentParts extends PageMarkup {
  /** Id of the build in the page's language. */
  readonly build: string
  /** Inline scripts that run before the first paint. */
  readonly inlineScripts: readonly string[]
  readonly assets: DocumentAssets
  /** Further elements of the head: feeds, the dev server's client. */
  readonly headExtra?: string
  /** Content-Security-Policy. */
  readonly policy: string
}

/** The only template of a document. */
export function toDocument(parts: DocumentParts): string {
  const { assets, inlineScripts, body } = parts
  const used = assets.stylesByUse.filter(([pattern]) => new RegExp(pattern).test(body))
  const styles = [...new Set([...assets.styles, ...used.map(([, href]) => href)])]
  /** Attributes of an element that loads a script. */
  const scriptAttributes = (href: string) => {
    const hash = assets.integrity?.[href]
    return `${hash === undefined ? '' : ` integrity="${hash}"`} crossorigin fetchpriority="low"`
  }
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(parts.policy)}">`,
    ...inlineScripts.map((code) => `<script>${code}</script>`),
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    parts.head,
    parts.headExtra ?? '',
    // A document can be read without its script: styles and fonts come first.
    ...assets.modulePreloads.map(
      (href) => `<link rel="modulepreload" href="${escapeHtml(href)}"${scriptAttributes(href)}>`,
    ),
    `<script type="module" src="${escapeHtml(assets.script)}"${scriptAttributes(assets.script)}></script>`,
  ]
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(parts.htmlLang)}" dir="${parts.direction}" data-build="${escapeHtml(parts.build)}">`,
    '<head>',
    ...tags.filter((tag) => tag !== ''),
    '</head>',
    '<body>',
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/**
 * Id of a build in one language. The router loads whole documents of other builds, and so of other languages, for which the
 * running code lacks texts and direction.
 */
export function buildIn(build: string, htmlLang: string): string {
  return `${build}-${htmlLang}`
}
