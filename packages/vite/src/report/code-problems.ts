import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Diagnostic, diagnosticOf, LandingError, type SourceLocation } from '@landing/schema'
import type { Rolldown } from 'vite'

/** What an error of a build says, as messages; undefined for one that is neither Landing's nor the bundler's. */
export function codeProblems(error: unknown, root: string): readonly Diagnostic[] | undefined {
  if (error instanceof LandingError)
    return error.diagnostics.length > 0 ? error.diagnostics : [diagnosticOf(error)]
  const { errors = [] } = Object(error) as { readonly errors?: readonly unknown[] }
  return errors.length === 0 ? undefined : errors.map((each) => bundlerProblem(each, root))
}

/** The excerpt of the code at the end of a message: `╭─[ src/pages/a.tsx:3:5 ]`, then its lines. */
const excerpt = /\n[^\n]*\[ ([^\n]+):\d+:\d+ \].*/s

/** An error of Vite's bundler, or of a plugin. */
export function bundlerProblem(error: unknown, root: string): Diagnostic {
  const { message = String(error), loc } = Object(error) as Partial<Rolldown.RollupError>
  const text = stripVTControlCharacters(message)
  // The bundler's own transform of JSX leaves the file out of the place.
  const file = loc?.file ?? excerpt.exec(text)?.[1]
  const location: SourceLocation =
    loc === undefined || file === undefined
      ? { file: 'build' }
      : { file: resolve(root, file), line: loc.line, column: loc.column + 1 }
  const reason = text.replace(excerpt, '').replace(/^\[[\w:-]+\] /, '')
  return {
    code: 'build/bundle',
    severity: 'throw',
    message: `The site cannot be built: ${reason.trim().replace(/\.?$/, '.')}`,
    location,
    help: 'Correct the code.',
  }
}
