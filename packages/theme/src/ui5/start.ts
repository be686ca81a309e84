import type { SiteData } from '@landing/schema'

/** Registers the UI5 elements of the page when the browser has time for them. */
export async function startUi5(_site: SiteData): Promise<void> {}
