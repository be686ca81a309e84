import type { Image, Link, RootContent } from 'mdast'

const attribute = /[.#][\w-]+|[a-z][\w:-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|download/
const list = new RegExp(
  `\\{:?[ \\t]*((?:${attribute.source})(?:[ \\t]+(?:${attribute.source}))*)[ \\t]*\\}`,
  'y',
)

/**
 * Takes `{…}` directly after a link or an image out of a text, and returns the attributes in it. Parsers see them as text, or as
 * directives.
 */
export function takeAttributes(
  node: Link | Image,
  siblings: RootContent[],
  source: string,
): string | undefined {
  const end = node.position?.end
  if (end?.offset === undefined) return undefined
  list.lastIndex = end.offset
  const [written, attributes = ''] = list.exec(source) ?? []
  if (written === undefined) return undefined
  const index = siblings.indexOf(node)
  const stop = end.offset + written.length
  let count = index + 1
  while ((siblings[count]?.position?.end.offset ?? Number.POSITIVE_INFINITY) <= stop) count++
  const rest = siblings[count]
  const start = rest?.position?.start.offset ?? stop
  if (start < stop) {
    // Only texts without escapes can be cut.
    const cut = source.slice(start, stop)
    if (rest?.type !== 'text' || rest.position === undefined || !rest.value.startsWith(cut)) {
      return undefined
    }
    rest.value = rest.value.slice(cut.length)
    rest.position.start = {
      ...rest.position.start,
      column: rest.position.start.column + cut.length,
      offset: stop,
    }
  }
  siblings.splice(index + 1, count - index - 1)
  end.offset = stop
  end.column += written.length
  return attributes
}
