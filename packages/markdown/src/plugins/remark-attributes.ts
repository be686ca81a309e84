import type { Image, Link, Root } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { hasAny } from '../text/has-any'
import { words } from '../text/words'
import { takeAttributes } from '../tree/attributes'
import { addProperties } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Attributes of links and of images. */
const allowed = {
  link: ['download', 'hreflang', 'id', 'lang', 'rel', 'target', 'title'],
  image: ['height', 'id', 'lang', 'loading', 'title', 'width'],
} as const

const parts = /([.#])([\w-]+)|([a-z][\w:-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g

/** Reads `[text](address){target="_blank" .class}` and `![alt](a.png){width=300}`. */
export const attributesStep = {
  needs: { text: hasAny('){', ']{'), nodes: ['link', 'image'] },
  plugin: remarkAttributes,
}

function remarkAttributes() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    if (draft.format?.opened) return
    walk(tree, (node) => {
      if (!('children' in node)) return
      for (const child of node.children) {
        if (child.type !== 'link' && child.type !== 'image') continue
        const attributes = takeAttributes(child, node.children, draft.text)
        if (attributes !== undefined) addProperties(child, propertiesOf(child, attributes, draft))
      }
    })
  }
}

function propertiesOf(node: Link | Image, attributes: string, draft: PageDraft) {
  const className: string[] = []
  const properties: Record<string, string | string[] | boolean> = {}
  for (const [, prefix, short = '', name = '', ...values] of attributes.matchAll(parts)) {
    const value = values.find((each) => each !== undefined)
    if (prefix === '.') className.push(short)
    else if (prefix === '#') properties.id = short
    else if (name === 'class') className.push(...words(value ?? ''))
    else if (/^(?:width|height)$/.test(name) && !/^\d[\d.]*(?:px|%)?$/.test(value ?? '')) {
      const message = `The ${name} "${value ?? ''}" of an image is not a number.`
      report(draft, 'directive/attribute', node, message, `Write pixels: {${name}=300}.`)
    } else if ((allowed[node.type] as readonly string[]).includes(name))
      properties[name] = value ?? true
    else {
      const names = ['class', ...allowed[node.type]].join(', ')
      const message = `The attribute "${name}" of ${node.type === 'link' ? 'a link' : 'an image'} does nothing.`
      const help = `Write one of these: ${names}.`
      report(draft, 'directive/attribute', node, message, help)
    }
  }
  return { ...properties, ...(className.length > 0 && { className }) }
}
