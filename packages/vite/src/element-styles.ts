import { fileURLToPath } from 'node:url'
import type { SiteData } from '@landing/schema'

/** The style sheet for UI5 elements whose code is not there yet, as a file. */
export function elementStyles(theme: SiteData['theme']): string {
  const sheet = theme.family === 'sap_fiori_3' ? 'themes/sap_fiori_3_elements.css' : 'elements.css'
  return fileURLToPath(import.meta.resolve(`@landing/theme/${sheet}`))
}
