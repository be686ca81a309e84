import type { Root } from 'mdast'
import type { ResultCache } from '../cache/pack-store'
import { isDoubtful } from './doubts'
import { checkLimits, tooHardForReference } from './limits'
import { loadNativeParser } from './native'
import { checkNesting } from './nesting'
import type { MarkdownParser } from './parser'

export interface LazyTree {
  readonly tree: Root
  /** True if the reference parser reads the same; otherwise ask again after `loadReference`. */
  readonly isSure: boolean
}

/** The native parser, and the reference, which is slow to load, for what that may read differently. */
export interface LazyParser {
  /** @throws TooComplexError for texts beyond the limits */
  parse(text: string): LazyTree
  /** Loads the reference if a text needed it. @returns true if texts must be read again */
  loadReference(): Promise<boolean>
}

/** @param cache of the reference's trees */
export async function openLazyParser(
  choice?: 'auto' | 'reference',
  cache?: ResultCache,
): Promise<LazyParser> {
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
      full = await chooseParser(choice, cache)
      return true
    },
  }
}

/** Reads a text as the reference does, which is loaded if it is needed. */
export async function parseSurely(parser: LazyParser, text: string): Promise<Root> {
  const { tree, isSure } = parser.parse(text)
  if (isSure) return tree
  await parser.loadReference()
  return parser.parse(text).tree
}
