import type { ResolvedConfig } from '@landing/schema'
import { configError, type Fault } from '@landing/schema/validate'
import { checkLanguages } from '@landing/search/build'

/**
 * Checks that the search supports the configured languages.
 *
 * @throws {LandingError} `config/invalid`, with a fault for each invalid language
 */
export function checkSearch({ search }: ResolvedConfig): void {
  const faults = search.languages.flatMap((language, number): Fault[] => {
    try {
      checkLanguages([language])
      return []
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause
      const path = `search.languages[${number}]`
      return [{ path, message: cause.message, kind: 'type' }]
    }
  })
  if (faults.length > 0) throw configError(faults)
}
