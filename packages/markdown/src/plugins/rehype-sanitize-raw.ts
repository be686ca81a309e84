import type { Element, Root } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import { checkAddress } from '../page/link-address'
import type { PageDraft } from '../page/page-draft'
import { isElement } from '../tree/hast'
import { walk } from '../tree/walk'

const github = defaultSchema.attributes ?? {}
const attributes: Schema['attributes'] = {
  ...github,
  a: (github.a ?? []).filter((each) => typeof each === 'string'),
  details: ['open'],
  img: [...(github.img ?? []), 'width', 'height', 'title', 'loading'],
  time: ['dateTime'],
  video: ['src', 'poster', 'controls', 'preload', 'ariaLabel'],
  // No `style`, no event handlers; `name` would allow DOM clobbering.
  '*': (github['*'] ?? []).filter((name) => name !== 'name'),
}
const ownTags = 'abbr aside figcaption figure mark small time u video'.split(' ')
const tagNames = [...(defaultSchema.tagNames ?? []), ...ownTags]

/** GitHub's schema and a few harmless elements. Ids are not prefixed: links and the table of contents need them. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  // Dropped with what they hold.
  strip: ['script', 'style', 'template', 'noscript', 'svg', 'math'],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

/** Marks what Markdown and plugins made, before the HTML parser joins it with raw HTML. */
export function markGenerated(tree: Root, { marker }: PageDraft): void {
  walk(tree, (node) => {
    if (node.type === 'element') node.properties.dataMade = marker
  })
}

/** Removes what is dangerous from raw HTML, of all elements without the mark. */
export function sanitizeRaw(tree: Root, draft: PageDraft): Root {
  const { marker } = draft
  const raised: Pick<Element, 'tagName' | 'properties'>[] = []
  walk(tree, (node) => {
    if (node.type !== 'element') return
    const { tagName, properties } = node
    const { dataMade, ...others } = properties
    if (dataMade === marker) {
      node.tagName = marker
      node.properties = { dataMade: raised.push({ tagName, properties: others }) - 1 }
    } else if (tagName === 'a' && /^(?!\s*https?:)[^/?#]*:/i.test(String(others.href))) {
      // Other schemes are removed here; the rest is checked when links are finished.
      checkAddress(node, draft)
    }
  })
  const clean = sanitize(tree, {
    ...schema,
    tagNames: [...tagNames, marker],
    attributes: { ...attributes, [marker]: ['dataMade'] },
  }) as Root
  walk(clean, (node) => {
    if (isElement(node, marker)) Object.assign(node, raised[Number(node.properties.dataMade)])
  })
  return clean
}
