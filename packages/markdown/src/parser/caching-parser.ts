import { deflateSync, inflateSync } from 'node:zlib'
import type { Root } from 'mdast'
import { ownVersion } from '../cache/own-version'
import type { ResultCache } from '../cache/pack-store'
import { digest } from '../text/digest'
import type { MarkdownParser } from './parser'

/**
 * A parser that caches its trees. Only worth it for the reference parser: it takes about 8 ms a page, a cached tree 0.5 ms, and
 * the native parser 0.2 ms.
 */
export function cachingParser(
  parser: MarkdownParser,
  cache: ResultCache | undefined,
): MarkdownParser {
  if (cache === undefined) return parser
  return {
    name: parser.name,
    parse(text) {
      const key = digest(['tree', ownVersion(), parser.name, text].join('\n'))
      const cachedTree = cache.get<Root>(key, (packed) =>
        JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString()),
      )
      if (cachedTree !== undefined) return cachedTree
      const tree = parser.parse(text)
      // A tree is seven times the size of its text.
      cache.put(key, deflateSync(JSON.stringify(tree), { level: 1 }).toString('base64'))
      return tree
    },
  }
}
