import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
// Brings `data.anchor` into hast's own types.
import type {} from '../plugins/anchors'
import { takeCustomId } from '../plugins/heading-ids'
import type { Preset } from '../presets/preset'
import { pagesFolder } from '../text/pages-folder'
import { textOf } from '../tree/hast'
import { walk } from '../tree/walk'
import { createPages } from './pages'
import { readDescription } from './read-description'

const dialect = 'openapi'

/** Options of the preset: `presets: [['@landing/content/openapi', { … }]]`. */
export interface OpenapiOptions {
  /**
   * Descriptions by their paths below the docs folder; default: files called `openapi` or `swagger`, or with
   * `.openapi` or `.swagger` before their extension, in YAML or JSON.
   */
  readonly files?: readonly string[]
}

const usual = /(?:^|[/.])(?:openapi|swagger)\.(?:ya?ml|json)$/i
const ending = /(?:(?<=^|[/.])(?:openapi|swagger))?\.(?:ya?ml|json)$/i

/** The preset for references of HTTP APIs: `presets: ['@landing/content/openapi']`. */
export default function openapi({ files }: OpenapiOptions = {}): Preset {
  return {
    dialect,
    rehypePlugins: [fieldAnchors],
    pages: {
      isSource: (path) => files?.includes(path) ?? usual.test(path),
      create({ path, text, file }) {
        const docs = file.slice(0, -path.length)
        const { root, problems, files: others = [] } = readDescription(text, file, docs)
        const folder = files?.length === 1 ? '' : pagesFolder(path, ending)
        const pages = root === undefined ? [] : createPages(root, folder.split('/').at(-2))
        return {
          pages: pages.map((page) => ({ ...page, path: folder + page.path })),
          problems,
          files: others,
        }
      },
    },
  }
}

/** Shorter names fit every column. */
const longName = 20
/** Break opportunity, as the theme marks it in its own names: a `wbr` would be read as a space. */
const joint: Element = { type: 'element', tagName: 'i', properties: {}, children: [] }

/** Names the rows of fields and parameters: `createPet-body.name`, or `name` above the first heading. Long names may break. */
function fieldAnchors() {
  return (tree: Root, { data }: VFile): void => {
    if (data.dialect !== dialect) return
    let section = ''
    walk(tree, (node) => {
      if (node.type !== 'element') return
      if (/^h[2-6]$/.test(node.tagName)) section = `${takeCustomId(textOf(node))?.id ?? ''}.`
      const cell = node.tagName === 'tr' ? elements(node)[0] : undefined
      const name = cell?.tagName === 'td' ? elements(cell)[0] : undefined
      if (name?.tagName !== 'code') return
      const path = textOf(name)
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
