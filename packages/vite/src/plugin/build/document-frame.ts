import { join } from 'node:path'
import { relativePath } from '@landing/markdown/authoring'
import { preloadedFonts } from '@landing/theme/fonts'
import { bundleAssets, type Manifest } from '../../document/assets'
import { baseUrlBanner } from '../../document/base-url-banner'
import { contentSecurityPolicy } from '../../document/csp'
import { headElements, headScripts } from '../../document/head-elements'
import { siteLinks } from '../../document/head-links'
import type { Entries } from '../../site/entries'
import type { SiteState } from '../../site/state'
import { pageModuleQuery } from '../../site/virtual-modules'
import type { BundleFiles } from './bundler'
import type { ServerBundle } from './load-server'
import type { DocumentFrame } from './prerender/render-document'

/** What the frame of the documents is made of. */
export interface FrameSources {
  readonly state: SiteState
  readonly server: ServerBundle
  /** The bundles' files by their names. */
  readonly published: BundleFiles
  readonly manifests: { readonly client: Manifest; readonly server: Manifest }
  readonly entries: Entries
  /** Id of this build's code. */
  readonly build: string
}

/** Inline scripts of every document, and all of the site. */
export function documentScripts(
  { site, config }: SiteState,
  { facts }: ServerBundle,
): { readonly boot: readonly string[]; readonly all: readonly string[] } {
  const boot = [facts.boot, ...headScripts(config.head)]
  return { boot, all: [...boot, baseUrlBanner(site.base)] }
}

/** What the documents of a build share. */
export function documentFrame(sources: FrameSources): DocumentFrame {
  const { state, manifests, entries, build, server, published } = sources
  const { site, config } = state
  const { boot, all } = documentScripts(state, server)
  const keyOf = (file: string) => relativePath(state.root, file)
  return {
    build,
    base: site.base,
    inlineScripts: [server.facts.boot],
    homeScripts: [baseUrlBanner(site.base)],
    policy: contentSecurityPolicy(boot, config.security),
    homePolicy: contentSecurityPolicy(all, config.security),
    siteLinks: [siteLinks(config, site), headElements(config.head)].filter(Boolean).join('\n'),
    assets: bundleAssets({
      base: site.base,
      ...manifests,
      clientEntry: keyOf(entries.client),
      serverEntry: keyOf(entries.server),
      searchEntries: [entries.searchResults, entries.searchProvider].map(keyOf),
      stylesByUse: server.facts.stylesByUse,
      fonts: preloadedFonts,
      files: published,
      pages: Object.fromEntries(state.pages.map(({ key, file }) => [key, keyOf(file)])),
      components: Object.fromEntries([
        ...state.components.map(({ name, file }) => [name, keyOf(file)] as const),
        ...state.content
          .codeSources()
          .map(
            (source) => [source, keyOf(join(state.contentDir, source)) + pageModuleQuery] as const,
          ),
      ]),
    }),
  }
}
