/** Removes `{#id}` from the end of a heading. */
export function takeCustomId(
  text: string,
): { readonly text: string; readonly id: string } | undefined {
  const match = /[ \t]*\{#([^\s{}]+)\}[ \t]*$/.exec(text)
  return match?.[1] === undefined ? undefined : { text: text.slice(0, match.index), id: match[1] }
}
