import { isFullAddress } from '@landing/schema'
import { evaluateText } from '../config/evaluate'
import { External } from '../config/external'
import * as targets from '../site/targets'
import { writeDocList, writeTeam } from './component-lists'
import {
  attribute,
  dropIcon,
  writeAdmonition,
  writeCode,
  writeDetails,
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

/** Those that stand between blank lines. */
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
    reportComponent(element, '', undefined, page)
    return ''
  },
  Steps: (_, body) => (/^\d+[.)]\s/m.test(body) ? targets.steps(body) : body),
  Step: (element, body) => targets.step(attribute(element, 'title'), body),
  FileTree: (_, body) => targets.fileTree(body),
  DocCardList: writeDocList,
  LiteYouTubeEmbed: writeVideo,
  YouTube: writeVideo,
  ReactPlayer: writeVideo,
  VPTeamMembers: writeTeam,
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
export function isBlockComponent({ name, isBlock }: Element): boolean {
  return hasCounterpart(name) ? Object.hasOwn(blocks, name) : isBlock
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
  const meaning = asImage(element, body, page) ?? asLink(element, body, page)
  const isWhole = Object.entries(attributes).every(
    ([key, value]) => ofLook.test(key) || meaning?.startsWith(`[${value}](`),
  )
  if (meaning !== undefined && isWhole) return meaning
  reportComponent(element, meaning ?? body, imported, page)
  return meaning ?? (element.isBlock ? dedent(body) : body)
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
const ofLook =
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

function reportComponent(element: Element, body: string, imported: unknown, page: Page): void {
  const { name, start, inner, attributes } = element
  const texts = Object.entries(attributes).flatMap(([key, value]) =>
    typeof value !== 'string' || ofLook.test(key) || body.includes(value) ? [] : [`\`${key}\``],
  )
  const kept = texts.length === 0 ? '' : `, but not the text of ${texts.join(', ')}`
  const loss = body.trim() === '' ? ' and was left out' : `; its content was kept${kept}`
  if (imported instanceof External && /\.mdx?$/.test(imported.module)) {
    page.report(
      start,
      `The file "${imported.module}" of \`<${name}>\` was not found, and its text was left out.`,
      'Correct the path in the source, relative to the page, and migrate again.',
    )
    return
  }
  const hasText = Object.values(attributes).some((value) => typeof value === 'string')
  const tag = page.text.slice(start, element.end).replaceAll(/\s+/g, ' ')
  const shown = inner === undefined && hasText ? tag : `<${name}>`
  const file = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll(/[^\w-]+/g, '-')
    .toLowerCase()
  page.report(
    start,
    `The component \`${shown.length > 80 ? `${shown.slice(0, 79)}…` : shown}\` has no counterpart${loss}.`,
    `Write the content in Markdown, or make a component of your own: \`src/components/${file}.tsx\` is \`::${file}\`.`,
  )
}
