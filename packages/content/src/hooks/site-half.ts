import type { PluginHalf } from '@landing/markdown'
import type { SiteHooks } from './site-hooks'

export const siteHalf: PluginHalf<SiteHooks> = {
  name: 'site',
  hooks: ['dialect', 'link', 'redirects', 'synonyms', 'page', 'emit', 'client', 'search'],
  single: ['search'],
  entries: {
    emit: ['at', /^(?:site|last)$/, 'It may be "site" or "last".'],
    client: [
      'when',
      /^(?:load|navigation|has:.+)$/,
      'It may be "load", "navigation", or "has:" and a selector.',
    ],
  },
}
