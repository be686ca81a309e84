import type { Root } from 'mdast'
import type { ResultCache } from '../cache/pack-store'
import { isDoubtful } from './doubts'
import { checkLimits, tooHardForReference } from './limits'
import { loadNativeParser } from './native'
import { checkNesting } from './nesting'
import { type MarkdownParser, parserName } from './parser'
import { createReferenceParser } from './reference'
import { rememberingParser } from './remembering'

/**
 * Uses the native parser if its binding loads, and the reference for pages that the native one may read differently. Otherwise,
 * and on request, only the reference. Trees of the reference are cached.
 */
export async function chooseParser(
  choice: 'auto' | 'reference' = 'auto',
  cache?: ResultCache,
): Promise<MarkdownParser> {
  return guarded(await loadNativeParser(choice), rememberingParser(createReferenceParser(), cache))
}

/** Both parsers as one. @throws TooComplexError from `parse` for texts beyond the limits */
export function guarded(
  native: MarkdownParser | undefined,
  reference: MarkdownParser,
): MarkdownParser {
  return {
    name: parserName(native),
    parse(text) {
      checkLimits(text)
      if (native === undefined) {
        const problem = tooHardForReference(text)
        if (problem !== undefined) throw problem
        return checked(reference.parse(text))
      }
      const tree = checked(native.parse(text))
      return isDoubtful(tree, text) && tooHardForReference(text) === undefined
        ? checked(reference.parse(text))
        : tree
    },
  }
}

function checked(tree: Root): Root {
  checkNesting(tree)
  return tree
}
