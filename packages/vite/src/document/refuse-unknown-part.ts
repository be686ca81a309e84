import { LandingError } from '@landing/schema'
import type { ServerModule } from './server-module'

/** @throws LandingError `theme/unknown-part` if the site gives a component for a part that the theme does not have */
export function refuseUnknownPart(server: ServerModule): ServerModule {
  const { unknownPart } = server
  if (unknownPart === undefined) return server
  throw new LandingError('theme/unknown-part', unknownPart.message, { help: unknownPart.help })
}
