import { evaluateText } from '../config/evaluate'
import { isValues, listOf, textOf, valuesOf } from '../site/values'
import { writeDocList, writeTeam } from './component-lists'
import { dedent } from './edits'
import { type Element, type Page, SourceFile } from './page'
import * as targets from './targets'

/** The replacement of a component. `body` is its rewritten content; blocks are surrounded by blank lines. */
interface Counterpart {
  readonly block: boolean
  write(element: Element, body: string, page: Page): string
}

const block = (write: Counterpart['write']): Counterpart => ({ block: true, write })
const inline = (write: Counterpart['write']): Counterpart => ({ block: false, write })
const unwrap: Counterpart = block((_, body) => body)
const attribute = ({ attributes }: Element, name: string): string => textOf(attributes[name]) ?? ''
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Components of the three origins by their names; what they become is in `targets.ts`. */
const counterparts: Readonly<Record<string, Counterpart>> = {
  Tabs: block((element, body) =>
    targets.tabs(attribute(element, 'syncKey') || attribute(element, 'groupId') || undefined, body),
  ),
  TabItem: block((element, body) => targets.tab(tabLabel(element), body)),
  CodeBlock: block(writeCode),
  Code: block(writeCode),
  Aside: block(writeAdmonition),
  Admonition: block(writeAdmonition),
  Card: block((element, body, page) => {
    dropIcon(element, page)
    return targets.card(attribute(element, 'title'), body)
  }),
  CardGrid: block((_, body) => targets.cardGrid(body)),
  LinkCard: block((element, _, page) =>
    targets.linkCard(
      attribute(element, 'title'),
      page.rewriteUrl(attribute(element, 'href'), element.start),
      oneLine(attribute(element, 'description')),
    ),
  ),
  LinkButton: inline((element, body, page) =>
    targets.linkButton(oneLine(body), page.rewriteUrl(attribute(element, 'href'), element.start)),
  ),
  Link: inline(writeLink),
  Badge: inline((element, body) =>
    targets.badge(
      attribute(element, 'text') || oneLine(body),
      attribute(element, 'variant') || attribute(element, 'type'),
    ),
  ),
  Icon: inline((element) => targets.icon(attribute(element, 'label'))),
  Steps: block((_, body) => targets.steps(body)),
  FileTree: block((_, body) => targets.fileTree(body)),
  DocCardList: block(writeDocList),
  Image: inline(writeImage),
  ThemedImage: inline(writeThemedImage),
  VPTeamMembers: block((element, _, page) => writeTeam(element, page)),
  Fragment: unwrap,
  '': unwrap,
  ClientOnly: unwrap,
  BrowserOnly: unwrap,
  details: block((element, body, page) => writeDetails(element, body, page)),
}

const picture = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i

/** Components that become something else. */
export const componentNames: readonly string[] = Object.keys(counterparts).filter(
  (name) => name !== '',
)

/** True for a component of the origin, false for HTML. */
export const hasCounterpart = (name: string): boolean => Object.hasOwn(counterparts, name)

/** Is the element surrounded by blank lines? */
export function isBlockComponent({ name, isBlock }: Element): boolean {
  return counterparts[name]?.block ?? isBlock
}

/** Writes an element that is not HTML. */
export function writeComponent(
  element: Element,
  render: (start: number, end: number) => string,
  page: Page,
): string {
  const { name, inner, attributes } = element
  const fragment = page.fragments.get(name)
  if (fragment !== undefined) return page.fragment(fragment, attributes)
  const counterpart = counterparts[name]
  const isCode = counterpart?.write === writeCode
  const body = inner === undefined || isCode ? '' : render(inner.start, inner.end)
  if (counterpart !== undefined) {
    return counterpart.write(element, counterpart.block ? dedent(body) : body, page)
  }
  const svg = page.scope.get(name)?.()
  if (svg instanceof SourceFile && picture.test(svg.path))
    return targets.image(attribute(element, 'title'), page.takeFile(svg.path))
  page.report(
    element.start,
    `The component \`<${name}>\` has no counterpart${body.trim() === '' ? ' and was left out' : '; its content was kept'}.`,
    'Write the content in Markdown, or make a component of your own: `src/components/name.tsx` is `::name`.',
  )
  return element.isBlock ? dedent(body) : body
}

function tabLabel(element: Element): string {
  const value = attribute(element, 'value')
  const labels = listOf(element.parent?.attributes.values).map(valuesOf)
  const named = labels.find((entry) => entry.value === value)
  return attribute(element, 'label') || textOf(named?.label) || value || 'Tab'
}

function writeCode(element: Element, _: string, page: Page): string {
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
  const marks = attributes.mark
  const meta = [
    title === '' ? '' : `title="${title}"`,
    attribute(element, 'metastring'),
    attributes.showLineNumbers === true ? 'showLineNumbers' : '',
    Array.isArray(marks) && marks.every((mark) => typeof mark === 'number')
      ? `{${marks.join(',')}}`
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  if (code instanceof SourceFile)
    return targets.codeFromFile(language, page.takeFile(code.path), meta)
  if (typeof code === 'string') return targets.codeBlock(language, meta, code)
  page.report(
    start,
    `The code of \`<${element.name}>\` can only be known by running the page.`,
    'Write the code into a fenced block.',
  )
  return ''
}

function writeAdmonition(element: Element, body: string, page: Page): string {
  dropIcon(element, page)
  return targets.admonition(attribute(element, 'type') || 'note', attribute(element, 'title'), body)
}

function dropIcon(element: Element, page: Page): void {
  if (element.attributes.icon === undefined || page.isVitePress) return
  page.report(
    element.start,
    `The icon of \`<${element.name}>\` was left out.`,
    'Nothing, if it only decorates.',
  )
}

function writeLink(element: Element, body: string, page: Page): string {
  const href = attribute(element, 'href') || attribute(element, 'to')
  const text = oneLine(body)
  return href === '' ? text : `[${text}](${page.rewriteUrl(href, element.start)})`
}

function imagePath(value: unknown, page: Page, start: number): string | undefined {
  if (value instanceof SourceFile) return page.takeFile(value.path)
  if (isValues(value)) return imagePath(value.default ?? value.src, page, start)
  return typeof value === 'string' ? page.rewriteUrl(value, start) : undefined
}

function writeImage(element: Element, _: string, page: Page): string {
  const path = imagePath(element.attributes.src, page, element.start)
  return path === undefined ? '' : targets.image(attribute(element, 'alt'), path)
}

function writeThemedImage(element: Element, _: string, page: Page): string {
  const sources = valuesOf(element.attributes.sources)
  const [light, dark] = [sources.light, sources.dark].map((value) =>
    imagePath(value, page, element.start),
  )
  if (light === undefined || dark === undefined) return ''
  return targets.modeImages(attribute(element, 'alt'), light, dark)
}

/** `<details>` with its `<summary>`, whose edit leaves a marked line. */
function writeDetails(element: Element, body: string, page: Page): string {
  const summary = element.children.find(({ name }) => name === 'summary')
  const raw =
    summary?.inner === undefined ? '' : page.text.slice(summary.inner.start, summary.inner.end)
  return targets.details(oneLine(raw), body)
}
