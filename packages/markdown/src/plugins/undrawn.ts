/** What plugins draw, by its language, and the chapter of the manual that says how. */
const drawings = {
  mermaid: { what: 'diagram', chapter: 'Diagrams' },
  math: { what: 'formula', chapter: 'Formulas' },
} as const

type Drawing = keyof typeof drawings

/** True for a language that a plugin can draw. */
export function isDrawing(language: string): language is Drawing {
  return Object.hasOwn(drawings, language)
}

/** Message and help for a drawing that is shown as its source. */
export function undrawn(language: Drawing): [message: string, help: string] {
  const { what, chapter } = drawings[language]
  return [
    `The ${what} is shown as text: no plugin draws it.`,
    `To draw it, set up "@landing/plugin-${language}": see the manual, "${chapter}". To show its source, write it in a code block with the language "text".`,
  ]
}
