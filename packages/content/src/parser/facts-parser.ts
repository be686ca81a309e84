import type { Root } from 'mdast'
import { isDoubtful } from './doubts'
import { checkLimits, tooHardForReference } from './limits'
import { loadNativeParser } from './native'
import { checkNesting } from './nesting'
import type { MarkdownParser } from './parser'

export interface FactsTree {
  readonly tree: Root
  /** True if the compiler's parser reads the same; otherwise ask again after `loadReference`. */
  readonly isSure: boolean
}

/** A synchronous variant of the compiler's parser: the reference, which is slow to load, is loaded on request. */
export interface FactsParser {
  /** @throws TooComplexError for texts beyond the limits */
  parse(text: string): FactsTree
  /** Loads the reference if a text needs it. @returns true if texts must be read again */
  loadReference(): Promise<boolean>
}

export async function openFactsParser(choice?: 'auto' | 'reference'): Promise<FactsParser> {
  const native = await loadNativeParser(choice)
  let full: MarkdownParser | undefined
  let isWanted = false
  return {
    parse(text) {
      if (full !== undefined) return { tree: full.parse(text), isSure: true }
      checkLimits(text)
      const tree: Root = native?.parse(text) ?? { type: 'root', children: [] }
      checkNesting(tree)
      const isSure =
        native !== undefined && (!isDoubtful(tree, text) || tooHardForReference(text) !== undefined)
      isWanted ||= !isSure
      return { tree, isSure }
    },
    async loadReference() {
      if (!isWanted || full !== undefined) return false
      const { chooseParser } = await import('./choose')
      full = await chooseParser(choice)
      return true
    },
  }
}
