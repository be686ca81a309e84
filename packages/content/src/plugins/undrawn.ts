/** Languages of code that plugins of this package draw, and what they draw. */
export const drawings = { mermaid: 'diagram', math: 'formula' } as const

/** Message and help for a drawing that is shown as its source. */
export function undrawn(language: keyof typeof drawings): [message: string, help: string] {
  return [
    `The ${drawings[language]} is shown as it is written: no plugin draws it.`,
    `Add "@landing/content/plugins/${language}" to "markdown.remarkPlugins": see the manual, "${language === 'math' ? 'Formulas' : 'Diagrams'}". Or write it in a code block of "text".`,
  ]
}
