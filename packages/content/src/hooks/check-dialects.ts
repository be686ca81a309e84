import type { CompileHooks } from '@landing/markdown'
import { didYouMean } from '@landing/markdown/authoring'
import { dialectHelp, ownDialect } from '@landing/markdown/host'
import { LandingError, type ResolvedConfig } from '@landing/schema'
import type { SiteHooks } from './site-hooks'

/** @throws LandingError `content/dialect` for a docs set whose dialect no plugin has */
export function checkDialects(
  config: ResolvedConfig,
  hooks: readonly (CompileHooks | SiteHooks)[],
): void {
  const dialectNames = [ownDialect, ...new Set(hooks.flatMap(({ dialect }) => dialect?.name ?? []))]
  for (const { id, dialect } of config.docs) {
    if (dialectNames.includes(dialect)) continue
    const names = dialectNames.map((name) => `"${name}"`).join(', ')
    const message = `Unknown dialect "${dialect}" of the docs set "${id}"; known: ${names}.`
    throw new LandingError('content/dialect', message, {
      help:
        dialectHelp(dialect) ??
        didYouMean(
          dialect,
          dialectNames,
          'Add the plugin that has it to "plugins" of the configuration.',
        ),
    })
  }
}
