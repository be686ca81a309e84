import type { SiteData } from '@landing/schema'

/** What UI5 is told of a site: family of themes, language and direction. */
export interface Ui5Site {
  readonly theme: Pick<SiteData['theme'], 'family'>
  readonly locale: Pick<SiteData['locale'], 'htmlLang' | 'direction'>
}
