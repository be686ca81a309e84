/** A label as a path segment: lower case, words joined by hyphens. `Deep Dive` → `deep-dive`. */
export function kebabCase(label: string): string {
  return label
    .normalize('NFC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
