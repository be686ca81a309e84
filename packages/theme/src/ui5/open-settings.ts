import type { SiteData } from '@landing/schema'
import type { ComponentType } from 'react'
import { loadRuntime } from './start'

/** Loads the settings dialog. UI5 is set up first: its elements read its settings when they are defined. */
export async function loadSettings(
  site: SiteData,
): Promise<ComponentType<{ onClose: () => void }>> {
  await loadRuntime(site)
  return (await import('./display-settings')).DisplaySettings
}
