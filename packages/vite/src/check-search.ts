import { LandingError, type SiteConfig } from '@landing/schema'
import { checkLanguages } from '@landing/search/build'

/**
 * Makes sure that the search can treat words as the configuration asks for.
 *
 * @throws {LandingError} `config/invalid`
 */
export function checkSearch({ search }: SiteConfig): void {
  for (const [number, language] of (search?.languages ?? []).entries()) {
    try {
      checkLanguages([language])
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause
      throw new LandingError(
        'config/invalid',
        `The site's configuration has a fault:\n\n  search.languages[${number}]: ${cause.message}`,
        { advice: "Correct what is named above in the site's configuration file.", cause },
      )
    }
  }
}
