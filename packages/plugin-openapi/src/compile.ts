import type { CompileHooks } from '@landing/markdown'
import { takeCustomId, visibleText, walk } from '@landing/markdown/authoring'
import type { Element, Root } from 'hast'
import { dialect } from './dialect'

declare module 'hast' {
  interface ElementData {
    anchor?: string
  }
}

export const compile = (): CompileHooks => ({
  dialect: { name: dialect },
  steps: [{ at: 'html', dialect, plugin: fieldAnchors }],
})

/** Shorter names fit every column. */
const longName = 20
/** Break opportunity, as the theme marks it in its own names: a `wbr` would be read as a space. */
const joint: Element = { type: 'element', tagName: 'i', properties: {}, children: [] }

/** Names the rows of fields and parameters: `createPet-body.name`, or `name` above the first heading. Long names may break. */
function fieldAnchors() {
  return (tree: Root): void => {
    let section = ''
    walk(tree, (node) => {
      if (node.type !== 'element') return
      if (/^h[2-6]$/.test(node.tagName)) section = `${takeCustomId(visibleText(node))?.id ?? ''}.`
      const cell = node.tagName === 'tr' ? elements(node)[0] : undefined
      const name = cell?.tagName === 'td' ? elements(cell)[0] : undefined
      if (name?.tagName !== 'code') return
      const path = visibleText(name)
      node.data = { ...node.data, anchor: `${section}${path}`.replace(/^\.|\s+/g, '') }
      if (path.length > longName) name.children = withJoints(path)
    })
  }
}

/** A text that may break between the words of its names. */
function withJoints(text: string): Element['children'] {
  return text.split(/(?<=[._])|(?<=[a-z])(?=[A-Z])/).flatMap((value, at): Element['children'] => {
    const part = { type: 'text', value } as const
    return at === 0 ? [part] : [joint, part]
  })
}

function elements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element')
}
