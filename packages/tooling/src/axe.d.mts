import type { Page } from 'playwright-core'

/** What axe finds on a page, as one line each: rule, impact, place and reason. Frames are pages of their own. */
export function findings(page: Page): Promise<string[]>
