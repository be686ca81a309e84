import { rawArticleClasses } from '@landing/schema'
import type { Root } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import type { VFile } from 'vfile'
import { checkAddress } from '../page/link-address'
import { draftOf } from '../page/page-draft'
import { isElement } from '../tree/hast'
import { walk } from '../tree/walk'
import { componentTag, slotTag } from './directives/component'
import { keepMathOnly, mathml } from './mathml'

/** A class name or alternatives, as in the schema. */
const classes = (...names: (string | RegExp)[]): ['className', ...(string | RegExp)[]] => [
  'className',
  ...names,
]
/** Attributes of generated elements, besides other classes. */
function ofArticle(element: string, ...others: (string | RegExp)[]) {
  const { classes: names, data } = rawArticleClasses(element)
  const properties = data.map((name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()))
  return [classes(...names, ...others), ...properties]
}
const attributes = defaultSchema.attributes ?? {}
const tagNames = defaultSchema.tagNames ?? []
const protocols = defaultSchema.protocols ?? {}

/** GitHub's schema plus what Markdown syntax generates. Ids are not prefixed: links and the table of contents need them. */
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
    code: [...ofArticle('code', /^language-[\w+#.-]+$/), 'dataCode'],
    [componentTag]: ['dataUse'],
    details: [...ofArticle('details'), 'open'],
    div: [...ofArticle('div'), ['role', 'note'], 'ariaLabel'],
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
    // No `style`, no event handlers; `name` would allow DOM clobbering.
    '*': [...(attributes['*'] ?? []).filter((name) => name !== 'name'), 'dataWords'],
  },
}

function without(tag: string, name: string) {
  return (attributes[tag] ?? []).filter((each) => (Array.isArray(each) ? each[0] : each) !== name)
}

/** Removes everything dangerous, for sites with untrusted authors. */
export function rehypeSanitizeRaw() {
  return (tree: Root, file: VFile): Root => {
    const draft = draftOf(file)
    walk(tree, (node) => {
      // Other schemes are removed here; the rest is checked when links are finished.
      if (isElement(node, 'a') && /^(?!\s*https?:)[^/?#]*:/i.test(String(node.properties.href))) {
        checkAddress(node, draft)
      }
    })
    const clean = sanitize(tree, schema) as Root
    walk(clean, (node) => {
      if (!isElement(node, 'math')) return undefined
      keepMathOnly(node)
      return 'skip'
    })
    return clean
  }
}
