/**
 * `var(--tk-token-keyword)` → `landing-tk-keyword`. Text in the foreground color has no class; of the two kinds of
 * strings, which look alike, `string-expression` is the one that fills whole blocks.
 */
export function tokenClass(color: string | undefined): string | undefined {
  const ansi = /^var\(--tk-ansi-(?:bright-)?([a-z]+)\)$/.exec(color ?? '')?.[1]
  if (ansi !== undefined) return `landing-tk-ansi-${ansi}`
  const name = /^var\(--tk-token-([a-z-]+)\)$/.exec(color ?? '')?.[1]
  return name === undefined
    ? undefined
    : `landing-tk-${name === 'string-expression' ? 'string' : name}`
}
