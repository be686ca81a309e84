/** The words that no other of the words begins: a text without all of these has none of the words. */
export function rootsOf(words: Iterable<string>): string[] {
  const roots: string[] = []
  for (const word of [...words].sort()) {
    if (word !== '' && !word.startsWith(roots.at(-1) ?? ' ')) roots.push(word)
  }
  return roots
}

/** A pattern for texts that may have one of the words, folded or not: all beyond ASCII, where case and accents are more than `i`. */
export function patternOf(words: Iterable<string>): RegExp {
  const roots = rootsOf(words).map((root) => root.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
  return new RegExp([...roots, '[^\\0-\\x7f]'].join('|'), 'i')
}
