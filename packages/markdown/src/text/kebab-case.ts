/** A label as a path segment: lower case, words joined by hyphens. `Deep Dive` → `deep-dive`, `C++` → `c-plus-plus`. */
export function kebabCase(label: string): string {
  const spelled = label
    .normalize('NFC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    // `C++` and `C#` are not `C`.
    .replace(/(?<=\p{L}\+*)\+/gu, ' plus ')
    .replace(/(?<=\p{L})#/gu, ' sharp ')
  return spelled.match(/[\p{L}\p{N}\p{M}]+/gu)?.join('-') ?? ''
}
