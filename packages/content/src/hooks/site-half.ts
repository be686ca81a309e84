import type { PluginHalf } from '@landing/markdown'
import type { SiteHooks } from './site-hooks'

export const siteHalf: PluginHalf<SiteHooks> = {
  name: 'site',
  hooks: ['dialect', 'link', 'redirects', 'synonyms', 'head', 'emit', 'client', 'search'],
  single: ['search'],
  entries: {
    emit: ['at', (at) => ['site', 'last'].includes(at), 'It may be "site" or "last".'],
    client: [
      'when',
      (when) => /^(?:load|navigation|has:\.?[\w-]+(?:, ?\.?[\w-]+)*)$/.test(when),
      'It may be "load", "navigation", or "has:" and names of elements and classes: "has:table, .map".',
    ],
  },
}
