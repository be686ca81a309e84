import { applyPolicy } from '@landing/content'
import { shownDiagnostics } from '@landing/content/authoring'
import { type Diagnostic, LandingError } from '@landing/schema'
import { codeProblems } from './code-problems'

/** What is wrong with a site in the phases of its build, so that one report names it all. */
export interface Problems {
  /** Remembers a mistake in the site. @throws any other error, unless it may be a consequence of one */
  report(error: unknown): void
  /** Result of a phase; `undefined` if it fails, and the error is reported. */
  during<T>(phase: Promise<T>): Promise<T | undefined>
  /**
   * Returns what is worth knowing, in order.
   *
   * @param messages of phases that do not fail
   * @throws LandingError with all that ends the build; the error of a phase as it is if there is no other
   */
  settle(messages: readonly Diagnostic[]): readonly Diagnostic[]
}

/** @param initial problems that are known already */
export function createProblems(root: string, initial: readonly Diagnostic[]): Problems {
  const problems = [...initial]
  let first: unknown
  function report(error: unknown): void {
    const ofError = codeProblems(error, root)
    if (ofError?.some(({ code }) => code === 'build/file-system')) throw error
    if (ofError === undefined && !problems.some(endsBuild)) throw error
    first ??= error
    problems.push(...(ofError ?? []))
  }
  return {
    report,
    during: (phase) =>
      phase.catch((error) => {
        report(error)
        return undefined
      }),
    settle(messages) {
      const all = shownDiagnostics([...problems, ...messages])
      if (first instanceof LandingError && all.filter(endsBuild).length === 1) throw first
      return applyPolicy(all)
    },
  }
}

const endsBuild = ({ severity }: Diagnostic) => severity === 'throw'
