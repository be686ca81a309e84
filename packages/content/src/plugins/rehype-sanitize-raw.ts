import { rawArticleClasses } from '@landing/schema'
import type { Root, RootContent } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import type { VFile } from 'vfile'
import { draftOf } from '../page/page-draft'
import { isElement } from '../tree/hast'
import { walk } from '../tree/walk'
import { componentTag, slotTag } from './directives/component'
import { checkAddress } from './link-address'
import { keepMathOnly, mathml } from './mathml'

/** A class, or one of several, as the schema has it. */
const classes = (...names: (string | RegExp)[]): ['className', ...(string | RegExp)[]] => [
  'className',
  ...names,
]
/** What an element may have as part of our own syntax, and other classes. */
function ofArticle(element: string, ...others: (string | RegExp)[]) {
  const { classes: names, data } = rawArticleClasses(element)
  const properties = data.map((name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()))
  return [classes(...names, ...others), ...properties]
}
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
    ...[
      'aside',
      'figure',
      'figcaption',
      'video',
      'mark',
      'time',
      'abbr',
      'u',
      'small',
      componentTag,
      slotTag,
    ],
    ...mathml.tagNames,
  ],
  ancestors: { ...defaultSchema.ancestors, ...mathml.ancestors },
  strip: ['script', 'style', 'template', 'noscript', ...mathml.strip],
  protocols: { ...protocols, href: ['http', 'https', 'mailto', 'tel'] },
  attributes: {
    ...attributes,
    ...mathml.attributes,
    a: [...without('a', 'className'), ...ofArticle('a', 'data-footnote-backref')],
    aside: [...ofArticle('aside'), ['role', 'note']],
    code: [...ofArticle('code', /^language-[\w+#.-]+$/), 'dataCode'],
    [componentTag]: ['dataUse'],
    details: [...ofArticle('details'), 'open'],
    div: ofArticle('div'),
    figure: ofArticle('figure'),
    img: [...without('img', 'className'), 'width', 'height', 'title', 'loading'],
    ol: ofArticle('ol', 'contains-task-list'),
    p: ofArticle('p'),
    pre: ofArticle('pre', 'mermaid'),
    span: [...ofArticle('span'), ['role', 'img'], 'ariaLabel'],
    time: ['dateTime'],
    video: [...ofArticle('video'), 'src', 'poster', 'controls', 'preload', 'ariaLabel'],
    ul: ofArticle('ul', 'contains-task-list'),
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
