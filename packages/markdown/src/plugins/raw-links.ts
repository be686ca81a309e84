import type { Element, ElementContent, Root } from 'hast'
import { tagsOf } from '../syntax/tags'
import { walk } from '../tree/walk'

/** Turns bare addresses inside of links in raw HTML into text: a link in a link would end the outer one. */
export function unlinkAddresses(tree: Root): void {
  walk(tree, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => type === 'raw')) return
    let isInLink = false
    node.children = (node.children as ElementContent[]).flatMap((child) => {
      if (child.type === 'raw') {
        for (const { name, closes, attributes } of tagsOf(child.value)) {
          // Without an address it is a mark, which may stay open.
          if (name.toLowerCase() === 'a') isInLink = !closes && /\bhref\s*=/i.test(attributes)
        }
      }
      return isInLink && child.type === 'element' && isAddress(child) ? child.children : child
    })
  })
}

const isAddress = ({ tagName, properties, children: [text, ...others] }: Element): boolean =>
  tagName === 'a' &&
  text?.type === 'text' &&
  others.length === 0 &&
  String(properties.href).endsWith(text.value)
