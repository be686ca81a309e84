import { isFullAddress } from '@landing/schema'
import { evaluateText } from '../config/evaluate'
import { External } from '../config/external'
import { stubPath } from '../site/stub'
import * as targets from '../site/targets'
import { listOf, valuesOf } from '../site/values'
import { words } from '../site/words'
import {
  attribute,
  dropIcon,
  writeAdmonition,
  writeCode,
  writeDetails,
  writeDocList,
  writeImage,
  writeLink,
  writeTab,
  writeTabs,
  writeThemedImage,
  writeVideo,
} from './component-writers'
import { dedent, oneLine } from './edits'
import { isInHtmlLine } from './html-lines'
import { type Element, type Page, SourceFile } from './page'

/** Writes the replacement of a component around its rewritten content. */
type Write = (element: Element, body: string, page: Page) => string

const unwrap: Write = (_, body) => body

// Components of all origins by their names; what they become is in `targets.ts`.

/** Those between blank lines. */
const blocks: Readonly<Record<string, Write>> = {
  Tabs: writeTabs,
  TabItem: writeTab,
  Tab: writeTab,
  CodeBlock: writeCode,
  Code: writeCode,
  Aside: writeAdmonition,
  Admonition: writeAdmonition,
  ...Object.fromEntries(
    'Note Tip Info Warning Caution Danger Important Callout Alert'
      .split(' ')
      .map((name) => [name, writeAdmonition]),
  ),
  Card: (element, body, page) => {
    dropIcon(element, page)
    return targets.card(
      attribute(element, 'title'),
      body,
      page.rewriteUrl(attribute(element, 'href')),
    )
  },
  CardGrid: (_, body) => targets.cardGrid(body),
  Accordion: (element, body) => targets.details(attribute(element, 'title'), body),
  AccordionGroup: unwrap,
  CodeGroup: (_, body) => targets.codeGroup(body),
  Frame: unwrap,
  Snippet: (element, body) => {
    const code = attribute(element, 'text') || dedent(body)
    return targets.codeBlock(/^(?:import|export|const)\s/.test(code) ? 'ts' : 'sh', '', code)
  },
  TOC: () => '',
  Toc: () => '',
  TOCInline: () => '',
  LinkCard: (element, _, page) => {
    const [title, href] = [attribute(element, 'title'), attribute(element, 'href')]
    if (title !== '' || href !== '') {
      const description = oneLine(attribute(element, 'description'))
      return targets.linkCard(title, page.rewriteUrl(href), description)
    }
    // One of the site's own.
    return asDirective(element, '', page)
  },
  Steps: (_, body) => (/^\d+[.)]\s/m.test(body) ? targets.steps(body) : body),
  Step: (element, body) => targets.step(attribute(element, 'title'), body),
  FileTree: (_, body) => targets.fileTree(body),
  DocCardList: writeDocList,
  LiteYouTubeEmbed: writeVideo,
  YouTube: writeVideo,
  ReactPlayer: writeVideo,
  Fragment: unwrap,
  '': unwrap,
  ClientOnly: unwrap,
  BrowserOnly: unwrap,
  details: writeDetails,
  head: dropHead,
  Head: dropHead,
}

const inlines: Readonly<Record<string, Write>> = {
  Check: () => '✓',
  Cross: () => '✗',
  LinkButton: (element, body, page) =>
    isInHtmlLine(element, page)
      ? writeLink(element, body, page)
      : targets.linkButton(oneLine(body), page.rewriteUrl(attribute(element, 'href'))),
  Link: writeLink,
  Badge: (element, body, page) => {
    const text = attribute(element, 'text') || oneLine(body)
    const type = attribute(element, 'variant') || attribute(element, 'type')
    return text !== '' && isInHtmlLine(element, page) ? `(${text})` : targets.badge(text, type)
  },
  Icon: (element) => targets.icon(attribute(element, 'label')),
  Image: writeImage,
  ThemedImage: writeThemedImage,
}

function dropHead({ name, start }: Element, _: string, page: Page): string {
  page.report(
    start,
    `The elements of \`<${name}>\` were left out.`,
    'Write them as `head` into the front matter.',
  )
  return ''
}

const imageFile = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i

/** Components that become something else. */
export const componentNames: readonly string[] = Object.keys({ ...blocks, ...inlines }).filter(
  (name) => name !== '',
)

/** True for a component of the origin, false for HTML. */
export const hasCounterpart = (name: string): boolean =>
  Object.hasOwn(blocks, name) || Object.hasOwn(inlines, name)

/** True if the element is surrounded by blank lines. */
export function isBlockComponent(element: Element, page: Page): boolean {
  const { name, start, end } = element
  if (hasCounterpart(name)) return Object.hasOwn(blocks, name)
  const { text } = page
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [after = ''] = text.slice(end).split('\n', 1)
  const isAlone = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/.test(before) && after.trim() === ''
  return (element.isBlock || isAlone) && !isInHtmlLine(element, page)
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
  if (hasCounterpart(name)) reportUnknown(element, page)
  const isCode = blocks[name] === writeCode
  const body = inner === undefined || isCode ? '' : render(inner.start, inner.end)
  const written =
    blocks[name]?.(element, dedent(body), page) ?? inlines[name]?.(element, body, page)
  if (written !== undefined) return written
  const imported = evaluateText(name, page.scope)
  if (imported instanceof SourceFile && imageFile.test(imported.path))
    return targets.image(attribute(element, 'title'), page.takeFile(imported.path), attributes)
  if (imported instanceof External && /\.mdx?$/.test(imported.module)) {
    page.report(
      element.start,
      `The file "${imported.module}" of \`<${name}>\` was not found, and its text was left out.`,
      'Correct the path in the source, relative to the page, and migrate again.',
    )
    return body
  }
  const isBlock = isBlockComponent(element, page)
  const meaning =
    asImage(element, body, page) ??
    asLink(element, body, page) ??
    (isBlock ? (asVideo(element, page) ?? asCommands(element)) : undefined)
  if (meaning === undefined && isBlock) return asDirective(element, dedent(body), page)
  const texts = Object.values(textsOf(attributes)).filter((value) => !meaning?.includes(value))
  const kept = [meaning ?? body, ...texts].filter((text) => text.trim() !== '')
  if (meaning === undefined || texts.length > 0)
    page.report(
      element.start,
      kept.length === 0
        ? `The component \`${tagOf(element, page)}\` was left out.`
        : `Of the component \`${tagOf(element, page)}\`, only the texts were kept.`,
      'Write the content in Markdown, or make a component of your own.',
    )
  return kept.join(isBlock ? '\n\n' : ' ')
}

/** Reports texts that are JSX or come from code. */
function reportUnknown({ name, attributes, start }: Element, page: Page): void {
  for (const key of ['title', 'label', 'description', 'text']) {
    if (!(key in attributes) || attributes[key] !== undefined) continue
    page.report(
      start,
      `The ${key} of \`<${name}>\` can only be known by running the page; it was left out.`,
      'Write it as plain text.',
    )
  }
}

/** Attributes that a component of an image or a link can lose without a loss for readers. */
export const ofLook =
  /^(?:src|alt|href|to|target|rel|class|className|style|id|width|height|scale|loading|size|variant|color|client:\w+)$/

/** `<Screenshot src="setup/start.png" alt="Start" />`, of a component of the site's own. */
function asImage(element: Element, body: string, page: Page): string | undefined {
  const src = attribute(element, 'src')
  if (body.trim() !== '' || !imageFile.test(src)) return undefined
  if (isFullAddress(src) || src.startsWith('/')) return writeImage(element, body, page)
  const file = page.resolveFile(src) ?? page.resolveFile(`~/assets/${src}`)
  return file && targets.image(attribute(element, 'alt'), page.takeFile(file), element.attributes)
}

/** `<ExternalLink href="…">text</ExternalLink>` or `<Lesson href="…" title="text" />`, of a component of the site's own. */
function asLink(element: Element, body: string, page: Page): string | undefined {
  const label = ['title', 'label', 'text'].map((name) => attribute(element, name)).find(Boolean)
  const text = dedent(body) || (label ?? '')
  const isPhrase = !/^$|\n[ \t]*\n|^(?:[#>|]|[-*+] |\d+[.)] |`{3}|:{2})|\]\(|<a\b/m.test(text)
  const hasTarget = ['href', 'to'].some((name) => attribute(element, name) !== '')
  return hasTarget && isPhrase ? writeLink(element, text, page) : undefined
}

/** `<YouTubeVideo videoId="…" title="…" />` */
function asVideo(element: Element, page: Page): string | undefined {
  const { videoId: id, ...attributes } = element.attributes
  return typeof id === 'string'
    ? writeVideo({ ...element, attributes: { ...attributes, id } }, '', page)
    : undefined
}

const managers = words('npm npx yarn pnpm bun cargo deno')

/** `<CommandTabs npm="npm install a" pnpm="pnpm add a" />` */
function asCommands({ attributes }: Element): string | undefined {
  const commands = Object.entries(textsOf(attributes)).flatMap(([name, command]) =>
    managers.has(name) ? [targets.codeBlock('sh', `title="${name}"`, command)] : [],
  )
  return commands.length > 1 ? targets.codeGroup(commands.join('\n\n')) : commands[0]
}

/** A text, a number, or those in a list. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [String(value)]
    : listOf(value).flatMap((item) => [item, ...Object.values(valuesOf(item))].flatMap(leavesOf))

/** Attributes that have texts or numbers, without those of other purposes. */
const textsOf = (attributes: Element['attributes'], others = ofLook): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => {
      const text = leavesOf(value).join(', ')
      return text === '' || others.test(key) ? [] : [[key, text]]
    }),
  )

const notProps = /^class|^style$|:|^slot$/

/** A component of the site's own, which becomes one that shows its texts. */
function asDirective(element: Element, body: string, page: Page): string {
  const { name, start, attributes } = element
  const directive = directiveName(name)
  page.stub(directive, name)
  page.report(
    start,
    `\`<${name}>\` became \`::${directive}\`, which only shows its texts.`,
    'Write the component there: attributes are its props, content is `children`.',
    stubPath(directive),
  )
  for (const [key, value] of Object.entries(attributes)) {
    if (notProps.test(key) || typeof value === 'boolean' || leavesOf(value).length > 0) continue
    const what = `The attribute \`${key}\` of \`<${name}>\` was left out, as it is no text.`
    page.report(start, what, 'Write it into the component, or as text.')
  }
  return targets.component(directive, body, textsOf(attributes, notProps))
}

/** Directives that Landing has. */
const builtIn =
  words(`note tip info warning danger caution important success secondary details tabs tab code-group steps cards card file-tree
  table link-card link-button include pages video frame badge icon var`)

function directiveName(name: string): string {
  const directive = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase()
  return builtIn.has(directive) ? `own-${directive}` : directive
}

const tagOf = ({ start, end }: Element, { text }: Page): string => {
  const tag = oneLine(text.slice(start, end)).replaceAll('`', "'")
  return tag.length > 80 ? `${tag.slice(0, 79)}…` : tag
}
