import { join } from 'node:path'
import type { CompiledDocument, PageRequest, StageClock, Views } from '@landing/markdown'
import { relativePath } from '@landing/markdown/authoring'
import { english, ownDialect } from '@landing/markdown/host'
import type { Diagnostic, DocEntry, Route } from '@landing/schema'
import type { Policy } from '../diagnostics/policy'
import { docPageData } from '../link/doc-page-data'
import { generatedPageData } from '../link/generated-page-data'
import { linkDocument } from '../link/link-page'
import { imageFiles } from '../link/resolve-image'
import type { LinkContext, LinkingPage } from '../link/resolve-link'
import type { SiteIndex } from '../link/site-index'
import { toMarkdown } from '../link/to-markdown'
import { toSearchPage } from '../link/to-search-page'
import { isKeyed, pageKey, type SiteKeys } from '../run/page-keys'
import type { PageSource } from '../run/page-source'
import { type LocalePlan, planLocales } from '../settings/locales'
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

export interface RendererOptions
  extends Pick<LinkContext, 'contentDir' | 'config' | 'languages' | 'assets' | 'lastUpdates'> {
  readonly policy: Policy
  readonly pages: PageSource
  readonly clock: StageClock
}

/** Stands for "any data view" among the files that a document uses. */
const dataMark = '\0data'

/** Joins compiled documents with the site model to pages. */
export class Renderer {
  readonly #options: RendererOptions
  readonly #locales: readonly LocalePlan[]
  readonly #dialects: ReadonlyMap<string, string>
  /** Absolute paths that the last rendering of a document looked at, by source. */
  readonly #uses = new Map<string, readonly string[]>()

  constructor(options: RendererOptions) {
    this.#options = options
    this.#locales = planLocales(options.config)
    this.#dialects = new Map(options.config.docs.map(({ id, dialect }) => [id, dialect]))
  }

  async render(route: Route, state: RenderState): Promise<RenderedPage> {
    const version = state.site.version(route)
    if (version === undefined) throw new Error(`There is no version for the route ${route.path}.`)
    if (route.kind !== 'doc') {
      const data = generatedPageData(route, version, this.#context(state))
      return { data, messages: [], links: [], externalLinks: [], ids: [], isKeyed: true }
    }
    const entry = version.docs[route.id]
    if (entry === undefined) throw new Error(`There is no document for the route ${route.path}.`)
    const { pages, clock, config, languages } = this.#options
    const request = this.#request(entry, state.hashes)
    const document = await pages.get(request, state.views)
    const locale = route.locale ?? config.i18n.defaultLocale
    const language = (languages[locale] ?? english).tag
    const page = { source: entry.facts.source, path: entry.path, locale, language, version }
    return clock.measure('link', () =>
      state.site.linking(entry, (ask) =>
        this.#link(entry, route, { ...page, ask }, document, request, state),
      ),
    )
  }

  /** The document of a route, before it is linked. */
  async compile(route: Route, { site, views, hashes }: RenderState) {
    const entry = site.entry(route)
    return entry && this.#options.pages.get(this.#request(entry, hashes), views)
  }

  /** Compiles the document of a route and discards it. */
  async warmUp(route: Route, { site, views, hashes }: RenderState): Promise<void> {
    const entry = site.entry(route)
    if (entry) await this.#options.pages.warmUp(this.#request(entry, hashes), views)
  }

  pageKey(route: Route, { site, hashes, keys }: RenderState): string | undefined {
    const settledKeys = keys()
    const source = site.entry(route)?.facts.source ?? ''
    return (
      settledKeys &&
      pageKey(settledKeys, route, hashes.get(source), this.#options.lastUpdates.get(source))
    )
  }

  /** The routes rendered before whose pages depend on changed files. */
  affected(files: readonly string[], dataChanged: boolean, { site }: RenderState): Route[] {
    const changed = new Set(files)
    if (dataChanged) changed.add(dataMark)
    const { contentDir } = this.#options
    const changedSources = new Set(files.map((file) => relativePath(contentDir, file)))
    return site.model.routes.filter((route) => {
      const source = site.entry(route)?.facts.source
      if (source === undefined) return false
      return changedSources.has(source) || this.#uses.get(source)?.some((file) => changed.has(file))
    })
  }

  #context({ site, ownFiles }: RenderState): LinkContext {
    return { ...this.#options, locales: this.#locales, site, ownFiles }
  }

  #request({ facts }: DocEntry, hashes: RenderState['hashes']): PageRequest {
    const { source, docsSet, locale } = facts
    const hash = hashes.get(source) ?? facts.hash
    return { source, hash, locale, dialect: this.#dialects.get(docsSet) ?? ownDialect }
  }

  #link(
    entry: DocEntry,
    route: Route,
    page: LinkingPage,
    compiled: CompiledDocument,
    { hash }: PageRequest,
    state: RenderState,
  ): RenderedPage {
    const { contentDir, assets, policy } = this.#options
    const { source, frontMatter } = entry.facts
    const { version } = page
    const asked = assets.asked()
    const context = this.#context(state)
    const linked = linkDocument(compiled, entry.facts, page, context)
    const data = docPageData(entry, route, version, compiled, linked, context)
    const search = toSearchPage(entry, data, compiled, version)
    const used = filesUsed(compiled, [...linked.images, frontMatter.image ?? ''], contentDir)
    if (used.length > 0) this.#uses.set(source, used)
    else this.#uses.delete(source)
    const findings = [...compiled.findings, ...linked.findings]
    return {
      data,
      ...(search !== undefined && { search }),
      markdown: toMarkdown(data, compiled, page, context),
      messages: findings.map((finding): Diagnostic => policy(finding)),
      links: linked.links,
      externalLinks: compiled.externalLinks.map(({ url: href, line, column }) => ({
        href,
        location: { file: source, line, column },
      })),
      ids: compiled.ids,
      isKeyed: isKeyed(compiled, hash, linked.hasList || used.length > 0 || assets.asked() > asked),
    }
  }
}

/** Absolute paths of the files besides its text that a document is made of, missing images included. */
function filesUsed(
  { source, dependencies }: CompiledDocument,
  images: readonly string[],
  contentDir: string,
): string[] {
  return [
    ...dependencies.files.map(({ path }) => join(contentDir, path)),
    ...images.filter(Boolean).flatMap((url) => imageFiles(url, source, contentDir)),
    ...(Object.keys(dependencies.views).length > 0 ? [dataMark] : []),
  ]
}
