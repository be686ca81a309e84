/** A fenced code block with a title. */
export interface TitledBlock {
  /** Path of a file. */
  readonly title: string
  readonly code: string
}

const titled = /^(`{3,})\w+ [^\n]*title="(?<title>[^"]+)"[^\n]*\n(?<code>[\s\S]*?\n)\1$/gm

/** Code blocks of a page in Markdown that show the file in their title. */
export function titledBlocks(markdown: string): TitledBlock[] {
  return [...markdown.matchAll(titled)].map(({ groups }) => ({
    title: groups?.title ?? '',
    code: groups?.code ?? '',
  }))
}
