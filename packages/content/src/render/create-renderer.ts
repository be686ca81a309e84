import { join, relative, sep } from 'node:path'
import type { Diagnostic, DocEntry, DocsVersionModel, ResolvedConfig, Route } from '@landing/schema'
import type { Policy } from '../diagnostics/codes'
import type { StageClock } from '../diagnostics/stage-clock'
import type { Assets } from '../link/assets'
import { docPageData } from '../link/doc-page-data'
import { generatedPageData } from '../link/generated-page-data'
import { linkDocument } from '../link/link-page'
import { imageFiles, resolveHeadImage } from '../link/resolve-image'
import type { LinkContext, LinkingPage } from '../link/resolve-link'
import type { SiteIndex } from '../link/site-index'
import { toMarkdown } from '../link/to-markdown'
import { toSearchPage } from '../link/to-search-page'
import type { CompiledDocument } from '../page/compiled-document'
import type { Views } from '../page/compiler'
import { isFailed } from '../page/failed-document'
import type { SiteKeys } from '../run/page-keys'
import type { PageRequest, PageSource } from '../run/page-source'
import type { LastUpdate } from '../scan/git-dates'
import { type DocumentLanguage, english } from '../settings/languages'
import { planLocales } from '../settings/locales'
import { digest } from '../text/digest'
import type { RenderedPage } from './rendered-page'

/** State that changes with edits. */
export interface RenderState {
  readonly site: SiteIndex
  readonly views: Views
  /** Hashes of the texts by source; those in the model are as old as the model. */
  readonly hashes: ReadonlyMap<string, string>
  /** The further files that the configuration makes, by route path. */
  readonly ownFiles: () => Readonly<Record<string, string>>
  /** Cache keys of what pages depend on besides their texts, if known. */
  readonly keys: () => SiteKeys | undefined
}

export interface Renderer {
  render(route: Route, state: RenderState): Promise<RenderedPage>
  /** The document of a route, before it is linked. */
  compile(route: Route, state: RenderState): Promise<CompiledDocument | undefined>
  /** Compiles the document of a route and discards it. */
  warmUp(route: Route, state: RenderState): Promise<void>
  /** Cache key of a page that reads no other files. */
  pageKey(route: Route, state: RenderState): string | undefined
  /** The routes rendered before whose pages depend on changed files. */
  affected(files: readonly string[], dataChanged: boolean, state: RenderState): Route[]
}

export interface RendererOptions {
  readonly contentDir: string
  readonly config: ResolvedConfig
  /** By code of the locale. */
  readonly languages: Readonly<Record<string, DocumentLanguage>>
  readonly policy: Policy
  readonly pages: PageSource
  readonly assets: Assets
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>
  readonly clock: StageClock
}

/** Joins compiled documents with the site model to pages. */
export function createRenderer(options: RendererOptions): Renderer {
  const { contentDir, config, languages, policy, pages, assets, lastUpdates, clock } = options
  const locales = planLocales(config)
  const dialects = new Map(config.docs.map(({ id, dialect }) => [id, dialect]))
  /** Absolute paths that the last rendering of a document looked at, by source. */
  const uses = new Map<string, readonly string[]>()

  const contextOf = ({ site, ownFiles }: RenderState): LinkContext => ({
    ...{ contentDir, config, site, locales, languages, assets, ownFiles, lastUpdates },
  })

  function requestOf({ facts }: DocEntry, hashes: RenderState['hashes']): PageRequest {
    const { source, docsSet, locale } = facts
    const hash = hashes.get(source) ?? facts.hash
    return { source, hash, locale, dialect: dialects.get(docsSet) ?? 'landing' }
  }

  function linkDoc(
    entry: DocEntry,
    route: Route,
    version: DocsVersionModel,
    compiled: CompiledDocument,
    state: RenderState,
  ): RenderedPage {
    const { source, frontMatter } = entry.facts
    const used = usesOf(compiled, frontMatter.image)
    const asked = assets.asked()
    if (used.length > 0) uses.set(source, used)
    else uses.delete(source)
    const context = contextOf(state)
    const locale = route.locale ?? locales[0]?.code ?? ''
    const page: LinkingPage = {
      source,
      path: entry.path,
      locale,
      language: (languages[locale] ?? english).tag,
      version,
    }
    const linked = linkDocument(compiled, page, context)
    const image =
      frontMatter.image === undefined
        ? undefined
        : resolveHeadImage(
            { url: frontMatter.image, line: entry.facts.imageLine ?? 1 },
            page,
            context,
          )
    const content = { ...compiled, html: linked.html, ...(image && { image: image.href }) }
    const findings = [
      ...compiled.findings,
      ...linked.findings,
      ...(image?.finding ? [image.finding] : []),
    ]
    const data = docPageData(entry, route, version, content, context)
    const search = toSearchPage(entry, data, compiled, version)
    const markdown = toMarkdown(data, compiled, page, context)
    return {
      data,
      ...(search !== undefined && { search }),
      markdown,
      messages: findings.map((finding): Diagnostic => policy(finding)),
      links: linked.links,
      externalLinks: compiled.externalLinks.map(({ url, line, column }) => ({
        href: url,
        location: { file: source, line, column },
      })),
      ids: compiled.ids,
      isKeyed:
        used.length === 0 &&
        assets.asked() === asked &&
        !isFailed(compiled) &&
        // A list of pages shows what the key of a document does not name: descriptions.
        !compiled.links.some(({ kind }) => kind === 'pages'),
    }
  }

  function usesOf(compiled: CompiledDocument, headImage: string | undefined): string[] {
    const images = compiled.links.filter(({ kind }) => kind === 'image').map(({ url }) => url)
    return [
      ...compiled.dependencies.files.map(({ path }) => join(contentDir, path)),
      ...[...images, ...(headImage === undefined ? [] : [headImage])].flatMap((url) =>
        imageFiles(url, compiled.source, contentDir),
      ),
      ...(Object.keys(compiled.dependencies.views).length > 0 ? [dataMark] : []),
    ]
  }

  return {
    async render(route, state) {
      const version = state.site.version(route)
      if (version === undefined) throw new Error(`There is no version for the route ${route.path}.`)
      if (route.kind !== 'doc') {
        const data = generatedPageData(route, version, contextOf(state))
        return { data, messages: [], links: [], externalLinks: [], ids: [], isKeyed: true }
      }
      const entry = version.docs[route.id]
      if (entry === undefined) throw new Error(`There is no document for the route ${route.path}.`)
      const { document, isAsked } = await pages.get(requestOf(entry, state.hashes), state.views)
      const page = clock.measure('link', () => linkDoc(entry, route, version, document, state))
      return isAsked ? page : { ...page, isKeyed: false }
    },
    async compile(route, { site, views, hashes }) {
      const entry = site.entry(route)
      return entry && (await pages.get(requestOf(entry, hashes), views)).document
    },
    async warmUp(route, { site, views, hashes }) {
      const entry = site.entry(route)
      if (entry !== undefined) await pages.warmUp(requestOf(entry, hashes), views)
    },
    pageKey(route, { site, hashes, keys }) {
      const known = keys()
      if (known === undefined) return undefined
      if (route.kind !== 'doc') return digest(JSON.stringify([known.lists, route]), 20)
      const facts = site.entry(route)?.facts
      const hash = facts && hashes.get(facts.source)
      if (hash === undefined) return undefined
      const dates = lastUpdates.get(facts?.source ?? '')
      return digest(JSON.stringify([known.documents, route, hash, dates]), 20)
    },
    affected(files, dataChanged, { site }) {
      const changed = new Set(files)
      if (dataChanged) changed.add(dataMark)
      const own = new Set(files.map((file) => relative(contentDir, file).split(sep).join('/')))
      return site.model.routes.filter((route) => {
        const source = site.entry(route)?.facts.source
        if (source === undefined) return false
        return own.has(source) || uses.get(source)?.some((file) => changed.has(file))
      })
    },
  }
}

/** Stands for "any data view" among the files that a document uses. */
const dataMark = '\0data'
