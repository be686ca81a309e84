import { escapeHtml } from '@landing/schema'

/** Hrefs of style sheets, each with names of which its documents hold one, as `namesIn` has them. `ui5-*`: any that begins so. */
export type StylesByUse = readonly (readonly [names: readonly string[], href: string])[]

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
  const names = namesIn(body)
  const used = assets.stylesByUse.filter(([wanted]) => wanted.some((name) => isAmong(names, name)))
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

/** Start tags as the compiler and React write them: a value in double quotes holds none. */
const startTags = /<([a-z][^\s/>]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)/g

/** Names of the elements and classes in HTML: `table`, `tr[id]` for one with an id, `.map`. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  const classes = new Set<string>()
  for (const [, element = '', attributes = ''] of html.matchAll(startTags)) {
    names.add(element)
    if (attributes.includes(' id="')) names.add(`${element}[id]`)
    const list = / class="([^"]*)"/.exec(attributes)?.[1]
    if (list !== undefined) classes.add(list)
  }
  for (const list of classes) for (const name of list.split(' ')) names.add(`.${name}`)
  return names
}

function isAmong(names: ReadonlySet<string>, wanted: string): boolean {
  if (!wanted.endsWith('*')) return names.has(wanted)
  return [...names].some((name) => name.startsWith(wanted.slice(0, -1)))
}

/**
 * Id of a build in one language. The router loads whole documents of other builds, and so of other languages, for which the
 * running code lacks texts and direction.
 */
export function buildIn(build: string, htmlLang: string): string {
  return `${build}-${htmlLang}`
}
