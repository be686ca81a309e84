import type { ResolvedConfig } from '@landing/schema'
import { configError, type Fault } from '@landing/schema/validate'
import { checkLanguages } from '@landing/search/build'

/**
 * Makes sure that the search can treat words as the configuration asks for.
 *
 * @throws {LandingError} `config/invalid`, with a fault for each language that it cannot treat so
 */
export function checkSearch({ search }: ResolvedConfig): void {
  const faults = search.languages.flatMap((language, number): Fault[] => {
    try {
      checkLanguages([language])
      return []
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause
      const path = `search.languages[${number}]`
      return [{ path, reason: cause.message, kind: 'type' }]
    }
  })
  if (faults.length > 0) throw configError(faults)
}
