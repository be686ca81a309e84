import type { Delete, PhrasingContent, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import type { Step } from '../hooks/compile-hooks'
import type { PageSettings } from '../settings/page-settings'
import { hasAny } from '../text/has-any'
import { escapedIn, markedIn } from '../tree/marks'
import { phrase, replaceIn, sourceOf, text } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Reads `==marked==`, and on request `H~2~O` and `x^2^`. */
export const phrasesStep = (settings: Pick<PageSettings, 'subSuper'>): Omit<Step, 'at'> => ({
  needs: { text: hasAny('==', '~', '^') },
  plugin: [remarkPhrases, settings],
})

function remarkPhrases({ subSuper }: Pick<PageSettings, 'subSuper'>) {
  return (tree: Root, file: VFile): void => {
    const source = file.data.page?.text ?? ''
    const hasMarks = source.includes('==')
    walk(tree, (node, parent, index) => {
      if (subSuper && node.type === 'delete' && isSub(node, source)) {
        parent.children[index] = phrase('sub', {}, node.children, node.position)
      }
      if (!('children' in node)) return
      if (hasMarks && node.children.some((child) => isText(child) && child.value.includes('=='))) {
        node.children = markedIn(node.children as PhrasingContent[], source) as typeof node.children
      }
      if (subSuper && node.children.some((child) => isText(child) && child.value.includes('^'))) {
        const children = node.children as PhrasingContent[]
        node.children = children.flatMap((child) =>
          isText(child) ? raisedIn(child, source) : [child],
        ) as typeof node.children
      }
    })
  }
}

function isText(node: { readonly type: string }): node is Text {
  return node.type === 'text'
}

/** GitHub reads one tilde like two: as a strikethrough. */
function isSub(node: Delete, source: string): boolean {
  const written = sourceOf(source, node)
  return written.startsWith('~') && !written.startsWith('~~')
}

/** `^2^` without spaces in it. */
function raisedIn(node: Text, source: string): PhrasingContent[] {
  const escaped = escapedIn(node, '^', source)
  return replaceIn(node, /\^([^\s^]+)\^/g, ({ 1: raised = '', index }) =>
    escaped.has(index) ? undefined : phrase('sup', {}, [text(raised)], node.position),
  )
}
