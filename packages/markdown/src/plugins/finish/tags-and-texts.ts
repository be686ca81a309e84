/** The parts of highlighted code: its tags, which begin with `<`, and the texts between them. */
export function tagsAndTexts(html: string): string[] {
  return html.split(/(<[^>]*>)/)
}
