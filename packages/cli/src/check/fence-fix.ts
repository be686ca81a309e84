/** A change of one line, or of the end of the file. */
export type FenceFix =
  | { readonly at: 'end'; readonly fence: string }
  | { readonly at: 'line'; readonly index: number; readonly from: string; readonly to: string }

const opening = /^(?:`{3,}|~{3,})/
const anyFence = /^[ \t>]*(`{3,}|~{3,})/
const structure = /^[ \t>]*(?:#{1,6}(?:[ \t]|$)|:::)/

/**
 * Closes an unclosed code block where its end is plain: at a fence that is only too short, or at the end of a
 * file that has nothing but its code after it. Elsewhere the text after the code would stay code, without a warning.
 *
 * @param start index of the opening line
 */
export function fixFence(lines: readonly string[], start: number): FenceFix | undefined {
  const fence = opening.exec(lines[start] ?? '')?.[0]
  if (fence === undefined) return undefined
  const rest = lines.slice(start + 1).map((line) => line.trimEnd())
  const fences = rest.flatMap((line, index) => (anyFence.test(line) ? [index] : []))
  const [first] = fences
  if (first !== undefined) {
    const from = rest[first] ?? ''
    const isShort = from.length < fence.length && fence.startsWith(from)
    return fences.length === 1 && isShort
      ? { at: 'line', index: start + 1 + first, from, to: fence }
      : undefined
  }
  // After an empty line, prose cannot be told from code.
  const code = rest.join('\n').trim()
  if (code === '' || code.includes('\n\n') || rest.some((line) => structure.test(line)))
    return undefined
  return { at: 'end', fence }
}
