/** A fenced block of a document. */
interface Fence {
  /** Its language and everything after it. */
  readonly info: string
  /** Without the indentation of the fence. */
  readonly text: string
}

/** A step of a document: commands to type, or a file to write. */
export type Step =
  | { readonly kind: 'commands'; readonly commands: readonly string[]; readonly title?: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }

/** Returns the blocks of commands and the files of a document in their order. */
export const stepsOf = (markdown: string): Step[] =>
  fencesOf(markdown).flatMap(({ info, text }): Step[] => {
    const title = /\btitle="([^"]+)"/.exec(info)?.[1]
    if (/^(?:sh|bash)\b/.test(info)) {
      const commands = text
        .replaceAll(/\\\n\s*/g, '')
        .split('\n')
        .map(withoutComment)
      const typed = commands.filter((command) => command !== '')
      return [{ kind: 'commands', commands: typed, ...(title !== undefined && { title }) }]
    }
    return title === undefined ? [] : [{ kind: 'file', path: title, text: `${text}\n` }]
  })

function fencesOf(markdown: string): Fence[] {
  const fences: Fence[] = []
  let open: { readonly indent: number; readonly marks: string; readonly info: string } | undefined
  let lines: string[] = []
  for (const line of markdown.split('\n')) {
    const [, indent = '', marks = '', info = ''] = /^( *)(`{3,})(.*)$/.exec(line) ?? []
    if (open === undefined) {
      if (marks !== '') open = { indent: indent.length, marks, info }
    } else if (marks.length >= open.marks.length && info === '') {
      fences.push({ info: open.info, text: lines.join('\n') })
      open = undefined
      lines = []
    } else lines.push(line.slice(open.indent))
  }
  return fences
}

const withoutComment = (line: string): string => line.replace(/(?:^|\s)#\s.*$/, '').trim()
