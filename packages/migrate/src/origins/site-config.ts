import { External } from '../config/place'
import type { ModuleReader } from '../config/read-module'
import { listOf, type Values } from '../site/values'

/** Origin and base path of a site. */
export function splitAddress(
  address: string | undefined,
  base = '/',
): { url: string; baseUrl: string } {
  const isKnown = address !== undefined && URL.canParse(address)
  const path = base.replaceAll(/^\/+|\/+$/g, '')
  return {
    url: isKnown ? new URL(address).origin : 'https://example.org',
    baseUrl: path === '' ? '/' : `/${path}/`,
  }
}

/** Path below the static folder, as Landing's configuration has it. */
export const staticPath = (path: string | undefined): string | undefined =>
  path === undefined || /^https?:/.test(path) ? path : path.replace(/^\/+/, '')

/** A link of navbar or footer: routes get `to`, addresses `href`. */
export function linkTo(href: string): Values {
  return /^[a-z]+:|^\/\//i.test(href)
    ? { href }
    : { to: `/${href.replace(/^\/+/, '').replace(/\.(?:html|md)$/, '')}` }
}

/** Reports each key that is not carried over. */
export function reportOthers(
  value: Values,
  known: string,
  reader: ModuleReader,
  file: string,
  path = '',
): void {
  const names = new Set(known.split(/\s+/))
  for (const key of Object.keys(value)) {
    if (names.has(key)) continue
    reader.note(
      value,
      key,
      `The option \`${path}${key}\` is not carried over.`,
      'See the manual on configuration for a counterpart; remove it from your list if you do not need it.',
      file,
    )
  }
}

/** Plugins for formulas and diagrams, and the packages that they need. */
export function markdownOf(
  math: boolean,
  mermaid: boolean,
): {
  markdown: Values | undefined
  packages: ('remark-math' | 'temml')[]
} {
  if (!math && !mermaid) return { markdown: undefined, packages: [] }
  const plugins = [
    ...(math ? ['@landing/content/plugins/math#remarkMath'] : []),
    ...(mermaid ? ['@landing/content/plugins/mermaid#remarkMermaid'] : []),
  ]
  return {
    markdown: { remarkPlugins: plugins, pluginsKey: '1' },
    packages: math ? ['remark-math', 'temml'] : [],
  }
}

/** Is `remark-math` in a list of plugins? */
export function hasMath(plugins: unknown): boolean {
  return listOf(plugins).some((entry) => {
    const [plugin] = Array.isArray(entry) ? entry : [entry]
    return (
      plugin === 'remark-math' || (plugin instanceof External && plugin.module === 'remark-math')
    )
  })
}

/** Locales as Landing's configuration has them. */
export function i18nOf(
  defaultLocale: string,
  others: readonly string[],
  configs: Readonly<Record<string, Values>>,
): Values | undefined {
  if (others.length === 0 && defaultLocale === 'en') return undefined
  return { defaultLocale, locales: [defaultLocale, ...others], localeConfigs: configs }
}
