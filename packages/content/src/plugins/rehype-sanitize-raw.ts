import type { Root, RootContent } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { admonitionKinds } from '../parser/directive-names'
import { isElement } from '../tree/hast'
import { walk } from '../tree/walk'
import { componentTag } from './directives/component'
import { checkAddress } from './link-address'
import { keepMathOnly, mathml } from './mathml'

/** A class, or one of several, as the schema has it. */
const classes = (...names: (string | RegExp)[]): ['className', ...(string | RegExp)[]] => [
  'className',
  ...names,
]
const attributes = defaultSchema.attributes ?? {}
const tagNames = defaultSchema.tagNames ?? []
const protocols = defaultSchema.protocols ?? {}

/**
 * GitHub's list of what is harmless, and what our own syntax makes. Ids keep their names: links and the table of contents
 * need them.
 */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [
    ...tagNames,
    ...['aside', 'figure', 'figcaption', 'mark', 'time', 'abbr', 'u', 'small', componentTag],
    ...mathml.tagNames,
  ],
  ancestors: { ...defaultSchema.ancestors, ...mathml.ancestors },
  strip: ['script', 'style', 'template', 'noscript', ...mathml.strip],
  protocols: { ...protocols, href: ['http', 'https', 'mailto', 'tel'] },
  attributes: {
    ...attributes,
    ...mathml.attributes,
    a: [...without('a', 'className'), classes('data-footnote-backref')],
    aside: [
      classes(
        'landing-admonition',
        ...Object.keys(admonitionKinds).map((kind) => `landing-admonition-${kind}`),
      ),
      ['role', 'note'],
    ],
    code: [classes('landing-formula', /^language-[\w+#.-]+$/), 'dataCode'],
    [componentTag]: ['dataUse'],
    details: [classes('landing-details'), 'open'],
    div: [
      classes('landing-admonition-body', 'landing-formula', 'landing-tabs', 'landing-tab'),
      'dataGroup',
      'dataLabel',
    ],
    figure: [classes('landing-image', 'landing-diagram'), 'dataDiagram'],
    img: [...without('img', 'className'), 'width', 'height', 'title', 'loading'],
    p: [classes('landing-admonition-title', 'landing-tab-label')],
    pre: [classes('landing-formula', 'mermaid')],
    time: ['dateTime'],
    section: ['dataFootnotes', classes('footnotes')],
    // `style` and event handlers are nowhere; `name` would let an element pose as a property of the document.
    '*': (attributes['*'] ?? []).filter((name) => name !== 'name'),
  },
}

function without(tag: string, name: string) {
  return (attributes[tag] ?? []).filter((each) => (Array.isArray(each) ? each[0] : each) !== name)
}

/** Removes everything that could run, post or disguise itself, when the site takes texts from people it does not know. */
export function rehypeSanitizeRaw() {
  return (tree: Root, file: VFile): Root => {
    const draft = draftOf(file)
    walk<RootContent, Root>(tree, (node) => {
      // Those of other schemes will be gone; the rest is checked when links are finished.
      if (isElement(node, 'a') && /^(?!\s*https?:)[^/?#]*:/i.test(String(node.properties.href))) {
        checkAddress(node, draft)
      }
    })
    const clean = sanitize(tree, schema) as Root
    walk<RootContent, Root>(clean, (node) => {
      if (!isElement(node, 'math')) return undefined
      keepMathOnly(node)
      return 'skip'
    })
    return clean
  }
}
