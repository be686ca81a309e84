import type { HooksReference } from '@landing/markdown'
import type { ResolvedConfig } from '@landing/schema'

/** All plugins of a configuration: those of unified and Shiki come last. */
export function sitePlugins({ plugins, markdown }: ResolvedConfig): readonly HooksReference[] {
  const others = [
    ['remark plugin', markdown.remarkPlugins],
    ['rehype plugin', markdown.rehypePlugins],
    ['grammar', markdown.shiki.langs],
    ['transformer', markdown.shiki.transformers],
  ] as const
  return [
    ...plugins,
    ...others.flatMap(([as, modules]) =>
      modules.map((named): HooksReference => {
        const [module, ...options] = typeof named === 'string' ? ([named] as const) : named
        return { module, options, as }
      }),
    ),
  ]
}
