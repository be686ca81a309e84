import type { Image, Link, RootContent } from 'mdast'

const list =
  /^\{((?:(?:[.#][\w-]+|[a-z][\w:-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+)|download)[ \t]*)+)\}/

/** Takes `{…}` directly after a link or an image out of the text behind it, and returns the attributes in it. */
export function takeAttributes(
  node: Link | Image,
  siblings: readonly RootContent[],
  source: string,
): string | undefined {
  const behind = siblings[siblings.indexOf(node) + 1]
  // A brace may be escaped.
  if (behind?.type !== 'text' || source[node.position?.end.offset ?? -1] !== '{') return undefined
  const [written, attributes] = list.exec(behind.value) ?? []
  if (written === undefined) return undefined
  behind.value = behind.value.slice(written.length)
  // What is in braces belongs to the node.
  const start = behind.position?.start
  if (start?.offset !== undefined && node.position !== undefined) {
    const moved = {
      ...start,
      column: start.column + written.length,
      offset: start.offset + written.length,
    }
    node.position.end = moved
    behind.position = { ...behind.position, start: moved } as typeof behind.position
  }
  return attributes
}
