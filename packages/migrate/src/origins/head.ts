import type { ModuleReader } from '../config/read-module'
import { filled, listOf, textOf, type Values, valuesOf } from '../site/values'

/** An element of a head, whatever the origin calls its parts. */
interface Element {
  readonly tag: string | undefined
  readonly attributes: Values
  readonly content: unknown
}

/** `['meta', { name: 'x' }]` of VitePress, objects of Starlight and Docusaurus. */
function elementOf(entry: unknown): Element {
  const [tag, attributes, content] = Array.isArray(entry)
    ? entry
    : [
        valuesOf(entry).tag ?? valuesOf(entry).tagName,
        valuesOf(entry).attrs ?? valuesOf(entry).attributes,
        valuesOf(entry).content ?? valuesOf(entry).innerHTML,
      ]
  return { tag: textOf(tag), attributes: valuesOf(attributes), content }
}

/** What documents have anyway, and what only prepares for other hosts. */
const isNeedless = ({ tag, attributes }: Element): boolean =>
  tag === 'meta'
    ? attributes.charset !== undefined ||
      /^(?:viewport|description|generator|og:.*|twitter:.*)$/.test(
        String(attributes.name ?? attributes.property),
      )
    : tag === 'link' &&
      /^(?:(?:shortcut )?icon|preconnect|dns-prefetch|canonical)$/.test(String(attributes.rel))

/**
 * `meta` and `link` elements for all pages. Code and styles are reported.
 *
 * @param given makes an element of an entry
 */
export function headOf(
  owner: Values,
  key: string,
  reader: ModuleReader,
  given: (entry: unknown) => unknown = (entry) => entry,
) {
  const elements = listOf(owner[key])
    .map((entry) => elementOf(given(entry)))
    .filter((element) => !isNeedless(element))
  const tags: Values[] = []
  for (const { tag, attributes } of elements) {
    const isStyle = tag === 'style' || attributes.rel === 'stylesheet'
    if ((tag === 'meta' || tag === 'link') && !isStyle) tags.push({ tag, attributes })
    else {
      const source = textOf(attributes.src) ?? textOf(attributes.href)
      reader.note(
        owner,
        key,
        `\`<${tag}${source === undefined ? '' : ` ${tag === 'link' ? 'href' : 'src'}="${source}"`}>\` of \`${key}\` is not carried over.`,
        isStyle
          ? 'Put styles into `src/styles.css`; formulas need no style sheet.'
          : 'Add it to `head`, and the hosts it talks to to `security.policy`, if you still need it.',
      )
    }
  }
  return filled(tags)
}

/** What an element `meta` of a head says: `og:url` is the address of the site. */
export function metaIn(elements: unknown, key: string): string | undefined {
  const element = listOf(elements)
    .map(elementOf)
    .find(({ attributes }) => attributes.property === key || attributes.name === key)
  return textOf(element?.attributes.content)
}

/** The icon among the elements of a head. */
export function iconOf(elements: unknown): string | undefined {
  const icon = listOf(elements)
    .map(elementOf)
    .find(({ tag, attributes }) => tag === 'link' && attributes.rel === 'icon')
  return textOf(icon?.attributes.href)
}
