/** Blanks out what Docusaurus accepts and MDX does not: heading ids and HTML comments. Offsets stay. */
export function withoutForeignMarks(text: string): string {
  if (!/\{#|<!--/.test(text)) return text
  return text.replace(
    /^(?<fence> *(?<marks>`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\k<marks>)|^[ \t]*<!--(?<comment>[\s\S]*?)-->|(?<=^#{1,6} [^\n]*?)[ \t]\{(?<id>#[\w.-]+)\}[ \t]*$/gm,
    (source, ...rest) => {
      const { comment, id } = rest.at(-1) as Readonly<Record<string, string | undefined>>
      if (comment !== undefined) return source.replace(/[^\n]/g, ' ')
      return id === undefined ? source : `\\{${id}}`
    },
  )
}
