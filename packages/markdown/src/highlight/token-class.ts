/**
 * `var(--tk-token-keyword)` → `landing-tk-keyword`. Text in the foreground color has no class; of the two kinds of
 * strings, which look alike, `string-expression` is the one that fills whole blocks.
 */
export function tokenClass(color: string | undefined): string | undefined {
  const [, kind, name] = /^var\(--tk-(token-|ansi-(?:bright-)?)([a-z-]+)\)$/.exec(color ?? '') ?? []
  if (name === undefined) return undefined
  if (kind !== 'token-') return `landing-tk-ansi-${name}`
  return `landing-tk-${name === 'string-expression' ? 'string' : name}`
}
