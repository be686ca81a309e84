import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../page/code-meta'
import { hasAny } from '../text/has-any'
import type { ContainerDirective } from '../tree/mdast'
import { walk } from '../tree/walk'

const others = ['yarn', 'pnpm', 'bun'] as const

/** Converts an npm command, marked by `npm2yarn`, for other package managers, as tabs. */
export const npm2yarnStep = {
  needs: { text: hasAny('npm2yarn'), nodes: ['code'] },
  plugin: remarkNpm2yarn,
}

function remarkNpm2yarn() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { default: convert } = await import('npm-to-yarn')
    walk(tree, (node, parent, index) => {
      if (node.type !== 'code' || !parseCodeMeta(node.meta ?? '').npm2yarn) return undefined
      if (others.every((name) => convert(node.value, name) === node.value)) {
        const message = 'The code block has no command of npm to convert.'
        file.data.page?.report({ code: 'code/meta', node, message, help: 'Remove "npm2yarn".' })
      }
      parent.children[index] = toTabs(node, convert)
      return 'skip'
    })
  }
}

type Convert = typeof import('npm-to-yarn').default

function toTabs(node: Code, convert: Convert): ContainerDirective {
  const tab = (label: string, value: string): ContainerDirective => ({
    type: 'containerDirective',
    name: 'tab',
    attributes: { label },
    children: [{ ...node, value }],
    ...(node.position && { position: node.position }),
  })
  return {
    type: 'containerDirective',
    name: 'tabs',
    attributes: { group: 'npm2yarn' },
    children: [
      tab('npm', node.value),
      ...others.map((name) => tab(name, convert(node.value, name))),
    ],
    ...(node.position && { position: node.position }),
  }
}
