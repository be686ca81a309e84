import type { PluginHalf } from '@landing/markdown'
import type { SiteHooks } from './site-hooks'

export const siteHalf: PluginHalf<SiteHooks> = {
  name: 'site',
  hooks: ['dialect', 'link', 'redirects', 'synonyms', 'page', 'emit', 'client', 'search'],
  single: ['search'],
}
