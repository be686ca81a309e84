/** The words that no other of the words begins: a text without all of these has none of the words. */
export function rootsOf(words: Iterable<string>): string[] {
  const roots: string[] = []
  for (const word of [...words].sort()) {
    if (word !== '' && !word.startsWith(roots.at(-1) ?? ' ')) roots.push(word)
  }
  return roots
}
