import { evaluateText } from '../config/evaluate'
import * as targets from '../site/targets'
import { isValues, listOf, textOf, valuesOf } from '../site/values'
import { spaced } from '../site/words'
import { namedCode, renumbered, unnamed, withoutLines } from './code-file-names'
import { dedent, oneLine } from './edits'
import { anchorTag, imageTag, isInHtmlLine } from './html-lines'
import { type Element, type Page, SourceFile } from './page'

export const attribute = ({ attributes }: Element, name: string): string =>
  textOf(attributes[name]) ?? ''

export function writeTabs(element: Element, body: string, page: Page): string {
  if ('values' in element.attributes && !Array.isArray(element.attributes.values)) {
    page.report(
      element.start,
      'The labels of these tabs can only be known by running the page; their values were taken.',
      'Write the labels.',
    )
  }
  const names = ['syncKey', 'groupId', 'group']
  const group = names.map((name) => attribute(element, name)).find(Boolean) ?? ''
  const { queryString } = element.attributes
  const query = queryString === true ? group : (textOf(queryString) ?? '')
  return targets.tabs(body, { group, query })
}

export function writeTab(element: Element, body: string): string {
  const { name, parent, attributes } = element
  const value = attribute(element, 'value')
  const index = parent?.children.filter((child) => child.name === name).indexOf(element) ?? 0
  const labels = listOf(parent?.attributes.values).map(valuesOf)
  const title =
    attribute(element, 'label') ||
    attribute(element, 'title') ||
    textOf(labels.find((entry) => entry.value === value)?.label) ||
    value ||
    textOf(listOf(parent?.attributes.items)[index]) ||
    'Tab'
  const { defaultValue } = parent?.attributes ?? {}
  const isDefault =
    defaultValue === undefined ? attributes.default === true : value === defaultValue
  return targets.tab(title, body, isDefault && index > 0)
}

export function writeCode(element: Element, _: string, page: Page): string {
  const { attributes, inner, start } = element
  const raw = inner === undefined ? '' : page.text.slice(inner.start, inner.end)
  const expression = /^\s*\{([\s\S]*)\}\s*$/.exec(raw)?.[1]
  const code =
    attributes.code ??
    (expression === undefined ? dedent(raw) : evaluateText(expression, page.scope))
  const language = (
    attribute(element, 'language') ||
    attribute(element, 'lang') ||
    attribute(element, 'className')
  ).replace(/^language-/, '')
  const title = attribute(element, 'title')
  const meta = spaced(
    title === '' ? '' : `title="${title}"`,
    attribute(element, 'metastring'),
    attributes.showLineNumbers === true ? 'showLineNumbers' : '',
    ...['mark', 'ins', 'del'].flatMap((key) => marksOf(key, attributes[key])),
  )
  if (code instanceof SourceFile)
    return targets.codeFromFile(language, page.takeFile(code.path), meta)
  if (typeof code === 'string') {
    const trimmed = code.replaceAll(/^(?:[ \t]*\n)+|\s+$/g, '')
    const named =
      page.origin === 'starlight' && title === '' && attribute(element, 'frame') !== 'none'
        ? namedCode(trimmed, language)
        : unnamed
    const words = named.title === undefined ? '' : `title="${named.title}"`
    const options = spaced(words, renumbered(meta, named.left).trim())
    return targets.codeBlock(language, options, withoutLines(trimmed, named.left))
  }
  page.report(
    start,
    `The code of \`<${element.name}>\` can only be known by running the page.`,
    'Write the code into a fenced block.',
  )
  return ''
}

/** Lines and words that `<Code>` marks: `ins={[1, 'word', { range: '2-3' }]}`. */
function marksOf(key: string, value: unknown): string[] {
  const prefix = key === 'mark' ? '' : `${key}=`
  const all = Array.isArray(value) ? value : [value]
  const lines = all.flatMap((each) =>
    typeof each === 'number' ? `${each}` : (textOf(valuesOf(each).range) ?? []),
  )
  const words = all.flatMap((each) => textOf(each) ?? textOf(valuesOf(each).text) ?? [])
  const quoted = words.map((word) => (word.includes('"') ? `'${word}'` : `"${word}"`))
  return [...(lines.length === 0 ? [] : [`{${lines.join(',')}}`]), ...quoted].map(
    (mark) => prefix + mark,
  )
}

export function writeAdmonition(element: Element, body: string, page: Page): string {
  dropIcon(element, page)
  const type = attribute(element, 'type') || element.name.toLowerCase()
  return targets.admonition(admonitionTypes[type] ?? type, attribute(element, 'title'), body)
}

const admonitionTypes: Readonly<Record<string, string>> = { error: 'danger', warn: 'warning' }

export function dropIcon(element: Element, page: Page): void {
  if (element.attributes.icon === undefined || page.origin === 'vitepress') return
  page.report(
    element.start,
    `The icon of \`<${element.name}>\` was left out.`,
    'No action needed if it is decorative.',
  )
}

export function writeLink(element: Element, body: string, page: Page): string {
  const href = attribute(element, 'href') || attribute(element, 'to')
  const text = oneLine(body)
  if (href === '') return text
  const url = page.rewriteUrl(href)
  return isInHtmlLine(element, page) ? anchorTag(url, text) : `[${text}](${url})`
}

function imagePath(value: unknown, page: Page): string | undefined {
  if (value instanceof SourceFile) return page.takeFile(value.path)
  if (isValues(value)) return imagePath(value.default ?? value.src, page)
  return typeof value === 'string' ? page.rewriteUrl(value) : undefined
}

export function writeImage(element: Element, _: string, page: Page): string {
  const path = imagePath(element.attributes.src, page)
  if (path === undefined) return withoutImage(element, page)
  const alt = attribute(element, 'alt')
  return isInHtmlLine(element, page)
    ? imageTag(path, alt)
    : targets.image(alt, path, element.attributes)
}

function withoutImage({ name, start }: Element, page: Page): string {
  const what = `The image of \`<${name}>\` can only be known by running the page; it was left out.`
  page.report(start, what, 'Write it as `![text](path)`.')
  return ''
}

export function writeThemedImage(element: Element, _: string, page: Page): string {
  const sources = valuesOf(element.attributes.sources)
  const [light, dark] = [sources.light, sources.dark].map((value) => imagePath(value, page))
  if (light === undefined || dark === undefined) return withoutImage(element, page)
  return targets.modeImages(attribute(element, 'alt'), light, dark)
}

/** Players of videos, which load without cookies. */
const players: readonly (readonly [page: RegExp, origin: string])[] = [
  [
    /^https:\/\/(?:[\w.]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//,
    'https://www.youtube-nocookie.com',
  ],
  [/^https:\/\/(?:[\w.]+\.)?vimeo\.com\//, 'https://player.vimeo.com'],
]

/** A frame of another site; nothing for other addresses. */
export function writeFrame(title: string, src: string, page: Page): string | undefined {
  if (!/^https:\/\/[^\s"]+$/.test(src) || !URL.canParse(src)) return undefined
  const [, player] = players.find(([pattern]) => pattern.test(src)) ?? []
  const { origin, hostname } = new URL(src)
  page.allow('frame-src', player ?? origin)
  return targets.frame(player !== undefined, oneLine(title) || hostname, src)
}

/** Components of videos: `<ReactPlayer url="…">`, `<YouTube id="…" title="…">`, whose id may be an address. */
export function writeVideo(element: Element, _: string, page: Page): string {
  const id = attribute(element, 'id')
  const url = /^[\w-]+$/.test(id)
    ? `https://www.youtube.com/watch?v=${id}`
    : id || attribute(element, 'url')
  const video = writeFrame(attribute(element, 'title'), url, page)
  if (video === undefined) {
    const what = `The video of \`<${element.name}>\` was left out.`
    page.report(element.start, what, 'Write `::video[Title]{src="…"}`.')
  }
  return video ?? ''
}

/** `<details>` with its `<summary>`, whose edit leaves a marked line. */
export function writeDetails(element: Element, body: string, page: Page): string {
  const summary = element.children.find(({ name }) => name === 'summary')
  const raw =
    summary?.inner === undefined ? '' : page.text.slice(summary.inner.start, summary.inner.end)
  return targets.details(oneLine(raw), body, element.attributes.open === true)
}
