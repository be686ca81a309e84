import type { OptionRule, PluginHalf } from '@landing/markdown'
import { isRecord } from '@landing/markdown/authoring'
import { type Naming, pluginError, watched } from '@landing/markdown/host'
import { policyNames } from '@landing/schema/validate'
import type { LinkHook, SiteHooks } from './site-hooks'

const when: OptionRule = (value = 'load') =>
  /^(?:load|navigation|has:\.?[\w-]+(?:, ?\.?[\w-]+)*)$/.test(String(value))
    ? undefined
    : '"load", "navigation", or "has:" and names of elements and classes: "has:table, .map"'

const policy: OptionRule = {
  options: Object.fromEntries(policyNames.map((name) => [name, { listOf: 'string' }])),
}

export const siteHalf: PluginHalf<SiteHooks> = {
  name: 'site',
  hooks: {
    dialect: { named: true },
    link: { named: namedLink, rule: 'function' },
    redirects: {},
    synonyms: {},
    head: { named: true, rule: 'function' },
    emit: { named: true, rule: { listOf: { options: { at: ['site', 'last'] }, hasMore: true } } },
    client: { rule: { listOf: { options: { when, policy }, hasMore: true } } },
    search: { rule: { options: { policy }, hasMore: true }, isSingle: true },
  },
  naming: (plugin) => ({
    plugin,
    pageOf: ([value]) => String((isRecord(value) && value.path) || ''),
    fail(thrown, page) {
      throw pluginError(thrown, page ? `with ${page}` : '', plugin)
    },
  }),
}

/** A page may have hundreds of links: it is watched once, while it is linked. */
function namedLink(link: LinkHook, { plugin, fail }: Naming): LinkHook {
  const call = <T>(work: () => T, page?: string): T => {
    try {
      return work()
    } catch (thrown) {
      return fail(thrown, page)
    }
  }
  return (site) => {
    const answer = call(() => watched(plugin, () => link(site), ''))
    return (target) => call(() => answer(target), target.page.source)
  }
}
