import { LandingError } from '@landing/schema'
import { findThemeModule } from '../site/project-files'
import type { ServerModule } from './server-module'

/** @throws LandingError `theme/unknown-part` if the site exports something that the theme does not have */
export function refuseUnknownPart(server: ServerModule, root: string): ServerModule {
  const { unknownPart } = server
  if (unknownPart === undefined) return server
  const { message, help } = unknownPart
  const location = { file: findThemeModule(root) ?? root }
  throw new LandingError('theme/unknown-part', message, { help, location })
}
