import { isValues, textOf } from '../site/values'
import { words } from '../site/words'
import { writeFrame } from './component-writers'
import { hasCounterpart, isBlockComponent, writeComponent } from './components'
import { dedent, type Edit } from './edits'
import { type Element, type Page, SourceFile } from './page'

const voidElements = words('area base br col embed hr img input link meta source track wbr')

/** Edits of all elements: components become their counterparts, JSX becomes HTML. */
export function markupEdits(page: Page, elements: readonly Element[]): Edit[] {
  return elements.flatMap((element) => {
    allowMedia(element, page)
    const edit =
      frameEdit(element, page) ??
      codeEdit(element, page) ??
      (page.syntax === 'markdown' ? plainEdit(element, page) : elementEdit(element, page))
    return edit === undefined ? [] : [edit]
  })
}

/** Videos and sounds of other sites, which the policy of a new site forbids. */
function allowMedia({ name, attributes: { src } }: Element, page: Page): void {
  if (!/^(?:video|audio|source)$/.test(name) || typeof src !== 'string') return
  if (/^https:/.test(src) && URL.canParse(src)) page.allow('media-src', new URL(src).origin)
}

/** Frames of other sites, which pages may only load once readers ask for it. */
function frameEdit({ name, attributes, start, end }: Element, page: Page): Edit | undefined {
  const { src, title } = attributes
  if (name !== 'iframe' || typeof src !== 'string') return undefined
  const frame = writeFrame(typeof title === 'string' ? title : '', src, page)
  return frame === undefined ? undefined : { start, end, block: true, make: () => frame }
}

/** Scripts and styles, which pages forbid; what `<script setup>` imports is read elsewhere. */
function codeEdit({ name, start, end, inner }: Element, page: Page): Edit | undefined {
  if (name !== 'script' && name !== 'style') return undefined
  const code = page.text.slice(inner?.start ?? start, inner?.end ?? end)
  if (name === 'style' || !/^\s*import\b/.test(code)) {
    page.report(
      start,
      `\`<${name}>\` was left out.`,
      'Put styles into `src/styles.css`; code needs a component of your own.',
    )
  }
  return { start, end, block: true, make: () => '' }
}

function elementEdit(element: Element, page: Page): Edit | undefined {
  const { name, start, end } = element
  const isComponent =
    name === '' ||
    /^[A-Z]/.test(name) ||
    name.includes('.') ||
    page.fragments.has(name) ||
    (page.syntax === 'mdx' && hasCounterpart(name))
  // "Result<T>" in text.
  if (isComponent && element.isUnclosed === true) return { start, end: start, make: () => '\\' }
  if (isComponent || (/[-:]/.test(name) && page.origin === 'vitepress')) {
    return {
      start,
      end,
      block: isBlockComponent(element, page),
      make: (render) => writeComponent(element, render, page),
    }
  }
  if (name === 'summary' && element.parent?.name === 'details' && page.syntax === 'mdx') {
    return { start, end, block: true, make: () => '' }
  }
  return page.syntax === 'mdx' ? jsxEdit(element, page) : vueEdit(element, page)
}

/** Starlight's and Docusaurus' Markdown has HTML, whose files and links may move. */
function plainEdit(element: Element, page: Page): Edit | undefined {
  const { name, attributes } = element
  const key = /^(?:img|video|audio|source)$/.test(name) ? 'src' : name === 'a' ? 'href' : undefined
  const url = key === undefined ? undefined : attributes[key]
  if (typeof url !== 'string') return undefined
  const newUrl = page.rewriteUrl(url)
  return newUrl === url ? undefined : replaceOnce(element, page, url, newUrl)
}

function replaceOnce(
  { start, end }: Element,
  page: Page,
  from: string,
  to: string,
): Edit | undefined {
  const at = page.text.slice(start, end).indexOf(from)
  return at < 0 ? undefined : { start: start + at, end: start + at + from.length, make: () => to }
}

function jsxEdit(element: Element, page: Page): Edit | undefined {
  const { start, end, isBlock, inner, name } = element
  const attributes = attributesText(element, page)
  if (voidElements.has(name)) return { start, end, make: () => `<${name}${attributes}>` }
  const make: Edit['make'] = (render) => {
    const body = inner === undefined ? '' : render(inner.start, inner.end)
    if (!isBlock || body.trim() === '')
      return `<${name}${attributes}>${body.trim() === '' ? '' : body}</${name}>`
    return `<${name}${attributes}>\n\n${dedent(body)}\n\n</${name}>`
  }
  return { start, end, make, block: isBlock }
}

const renamed: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** Attributes as HTML has them. */
function attributesText(element: Element, page: Page): string {
  const { attributes } = element
  const source = attributes.src
  const file = isValues(source) && source.default instanceof SourceFile ? source.default : source
  const path = file instanceof SourceFile ? page.takeFile(file.path) : undefined
  return Object.entries(attributes)
    .map(([key, value]) =>
      key === 'src' && path !== undefined
        ? ` src="${path}"`
        : attributeText(key, value, element, page),
    )
    .join('')
}

/** An attribute with the space before it; code for browsers or React is reported. */
function attributeText(key: string, value: unknown, { start }: Element, page: Page): string {
  if (key === 'slot' || key === 'client:load' || value === false || value === null) return ''
  if (value === true) return ` ${key}`
  if (typeof value === 'string' || typeof value === 'number') {
    const isUrl = key === 'href' || key === 'src'
    const text = isUrl ? page.rewriteUrl(String(value)) : String(value)
    return ` ${renamed[key] ?? key}="${text.replaceAll('"', '&quot;')}"`
  }
  page.report(
    start,
    `The attribute "${key}" of HTML was left out.`,
    'Put styles into `src/styles.css`; behaviour needs a component of your own.',
  )
  return ''
}

/**
 * An attribute of Vue with the space before it, or a value in quotes, which may look like one. A line that only Vue's attribute is on
 * goes with it: a blank line ends HTML in Markdown.
 */
const vueAttribute = /\s+((?:v-|[@:#])[\w:.-]+)(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?|"[^"]*"|'[^']*'/g

/** The value of `:src` and the like, as far as it is known without running the page. */
function boundValue(key: string, attributes: Element['attributes'], page: Page) {
  if (!/^:(?:src|href|alt|title|width|height)$/.test(key)) return undefined
  const value = attributes[key.slice(1)]
  if (value instanceof SourceFile) return page.takeFile(value.path)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && /src|href/.test(key) ? page.rewriteUrl(value) : textOf(value)
}

function vueEdit(element: Element, page: Page): Edit | undefined {
  const { name, attributes, start, end, inner } = element
  if (name === 'template') {
    const make: Edit['make'] = (render) =>
      inner === undefined ? '' : dedent(render(inner.start, inner.end))
    return { start, end, block: true, make }
  }
  const opening = page.text.slice(start, inner?.start ?? end)
  const others: string[] = []
  const cleaned = opening.replaceAll(vueAttribute, (whole, key: string | undefined) => {
    if (key === undefined) return whole
    const value = boundValue(key, attributes, page)
    if (value !== undefined) return ` ${key.slice(1)}="${value.replaceAll('"', '&quot;')}"`
    if (key !== 'v-pre') others.push(key)
    return ''
  })
  if (cleaned === opening) return plainEdit(element, page)
  if (others.length > 0) {
    page.report(
      start,
      `Vue's ${others.map((key) => `\`${key}\``).join(', ')} of \`<${name}>\` was left out.`,
      'Write the result, or make a component of your own.',
    )
  }
  return { start, end: start + opening.length, make: () => cleaned }
}
