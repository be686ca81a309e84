import type { Code, Root } from 'mdast'
import convert from 'npm-to-yarn'
import { parseCodeMeta } from '../page/code-meta'
import type { ContainerDirective } from '../tree/mdast'
import { walk } from '../tree/walk'

const others = ['yarn', 'pnpm', 'bun'] as const

/** Converts an npm command, marked by `npm2yarn`, for other package managers, as a code group. */
export function remarkNpm2yarn() {
  return (tree: Root): void => {
    walk(tree, (node, parent, index) => {
      if (node.type !== 'code' || !node.meta?.includes('npm2yarn')) return undefined
      if (!parseCodeMeta(node.meta).npm2yarn) return undefined
      parent.children[index] = toGroup(node)
      return 'skip'
    })
  }
}

function toGroup(node: Code): ContainerDirective {
  const meta = (node.meta ?? '').replace(/(^|\s)npm2yarn(?=\s|$)/, '$1')
  const block = (name: string, value: string): Code => ({
    ...node,
    value,
    meta: `[${name}] ${meta}`,
  })
  return {
    type: 'containerDirective',
    name: 'code-group',
    attributes: { group: 'npm2yarn' },
    children: [
      block('npm', node.value),
      ...others.map((name) => block(name, convert(node.value, name))),
    ],
    ...(node.position && { position: node.position }),
  }
}
