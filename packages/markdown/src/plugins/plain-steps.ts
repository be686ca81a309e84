import { nameToEmoji } from 'gemoji'
import type { Nodes, Root } from 'mdast'
import { setPage } from '../diagnostics/watched'
import type { CompileHooks, Step } from '../hooks/compile-hooks'
import type { Hooks } from '../hooks/loaded-hooks'
import { pluginError } from '../hooks/named-hooks'
import type { CompileInput } from '../page/compiler'
import { ownValue } from '../text/own-value'
import { addProperties } from '../tree/mdast'
import { walk } from '../tree/walk'

/** Only between punctuation or spaces, so that `10:30:45` and `a:100:b` stay. */
const shortcode = /(?<![\w:]):([+-]?[a-z\d_+-]+):(?![\w:])/g

/** Turns `:tada:` into emoji. */
export const emojiStep = {
  at: 'plain',
  needs: { text: (text) => /:[+\w\\-]+:|&[#c]/.test(text) },
  plain: (text) =>
    text.replace(shortcode, (whole, name: string) => ownValue(nameToEmoji, name) ?? whole),
} satisfies Step

/** Makes of texts that are read from pages, such as titles, what their steps make of them. @throws LandingError `content/plugin` */
export function plainSteps(hooks: Hooks<CompileHooks>, emoji: boolean) {
  const steps = [...hooks.all.flatMap((each) => each.steps ?? []), ...(emoji ? [emojiStep] : [])]
  return (text: string, page: Pick<CompileInput, 'source' | 'dialect'>): string => {
    setPage(page.source)
    try {
      return steps
        .filter(({ dialect }: Step) => (dialect ?? page.dialect) === page.dialect)
        .reduce((before, { plain }) => plain?.(before) ?? before, text)
    } catch (error) {
      throw pluginError(error, `with ${page.source}`)
    }
  }
}

/** Applies the `plain` of a step to texts of a page, except code. */
export function remarkPlain(plain: (text: string) => string) {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (node.type === 'text') node.value = plain(node.value)
      else if (node.type === 'image' && node.alt) node.alt = plain(node.alt)
      else if (node.type === 'heading' && node.data?.hProperties?.dataWords === undefined) {
        const words = wordsOf(node)
        // GitHub names `## :tada: News` "tada-news", and `## 🎉 News` "-news".
        if (plain(words) !== words) addProperties(node, { dataWords: words })
      }
    })
  }
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}
