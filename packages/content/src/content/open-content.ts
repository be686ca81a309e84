import { join, resolve } from 'node:path'
import type { Finding, PageSettings } from '@landing/markdown'
import { once } from '@landing/markdown/authoring'
import {
  codeRefusal,
  compileHalf,
  componentFindings,
  createStageClock,
  directivesOf,
  loadHooks,
  loadTransforms,
  openLazyParser,
  plainSteps,
  withReference,
} from '@landing/markdown/host'
import type { Diagnostic, ResolvedConfig, Route } from '@landing/schema'
import { resolveConfig } from '@landing/schema/validate'
import { applyPolicy, createPolicy, shownDiagnostics } from '../diagnostics/policy'
import { checkDialects } from '../hooks/check-dialects'
import { siteHalf } from '../hooks/site-half'
import { createAssets } from '../link/assets'
import { auditLinks } from '../link/audit'
import { configHtmlFindings } from '../link/config-html'
import { missingImages } from '../link/config-images'
import { configLinks } from '../link/config-links'
import { createSiteIndex, type SiteIndex } from '../link/site-index'
import { buildModel } from '../model/build-model'
import { emptyContexts } from '../model/search-contexts'
import { renderAll } from '../render/render-all'
import { Renderer, type RenderState } from '../render/renderer'
import { siteKeys } from '../run/page-keys'
import { openSiteCompiler } from '../run/site-compiler'
import { readDataFiles, type SiteDataFiles } from '../scan/data-files'
import { createFactsMemory } from '../scan/facts-memory'
import { gitDates, type LastUpdate } from '../scan/git-dates'
import { toDocsFolders } from '../scan/local-folders'
import { isSameStructure } from '../scan/same-structure'
import {
  type DocsScan,
  missingSources,
  rescanDocs,
  scanDocs,
  scanFindings,
} from '../scan/scan-docs'
import { unreadFiles } from '../scan/unread-files'
import { checkOptions } from '../settings/check-options'
import type { ContentOptions, ResolvedOptions } from '../settings/content-options'
import { planLanguages } from '../settings/languages'
import { pageSettingsOf } from '../settings/page-settings'
import { sitePlugins } from '../settings/site-plugins'
import type { Content, ContentUpdate } from './content'
import { ownFilesOf } from './own-files'

type Shared = Awaited<ReturnType<typeof openShared>>

interface State extends RenderState {
  readonly scan: DocsScan
  readonly dataFiles: SiteDataFiles
  readonly modelFindings: readonly Finding[]
}

/**
 * Opens the content of a site: reads all files and their front matter, and builds the site model. Nothing is compiled yet.
 *
 * @throws LandingError `config/invalid` with all problems of the options or the configuration; in production `content/problems` with all messages
 *   for problems whose policy is `throw`
 */
export async function openContent(options: ContentOptions): Promise<Content> {
  checkOptions('openContent', options)
  const content = await openAll(options)
  if (options.production) applyPolicy(content.messages)
  return content
}

/** Like `openContent`, but returns problems of the content as messages in production, too. */
export async function openAll(given: ContentOptions): Promise<Content> {
  const shared = await openShared(given)
  const { options, parser, memory, clock, hooks } = shared
  const { contentDir, config } = options
  const start = performance.now()
  const scan = await withReference(parser, () => scanDocs(contentDir, config, memory, hooks))
  clock.add('scan', performance.now() - start)
  const dataFiles = readDataFiles(contentDir, config.data)
  const state = clock.measure('model', () => toState(scan, dataFiles, shared))
  memory.save()
  return toContent(state, messagesOf(state, shared), shared)
}

/** What all contents of one site share across edits. */
async function openShared(given: ContentOptions) {
  const contentDir = resolve(given.contentDir)
  const config = resolveConfig(given.config)
  const languages = planLanguages(config, given.texts ?? {})
  const options: ResolvedOptions = { ...given, contentDir, config, languages }
  const clock = createStageClock()
  const plugins = sitePlugins(config)
  const compile = await loadHooks(plugins, compileHalf, contentDir)
  const hooks = await loadHooks(config.plugins, siteHalf, contentDir)
  checkDialects(config, [...compile.all, ...hooks.all])
  const parser = await openLazyParser(options.parser)
  const memory = createFactsMemory(options.cacheDir, {
    parser,
    compile,
    site: hooks,
    directives: directivesOf(compile),
    transforms: await loadTransforms(compile),
    frontMatterKeys: options.config.markdown.frontMatterKeys,
  })
  const compiler = await openSiteCompiler(options, plugins, compile, clock)
  // The dev server shows images as they are.
  const assets = createAssets(
    contentDir,
    options.production ? config.images : undefined,
    config.rawHtml === 'sanitize',
  )
  const policy = createPolicy(config)
  const needsDates = config.docs.some(
    (docs) => docs.showLastUpdate || docs.showContributors || docs.changesFeed !== undefined,
  )
  const lastUpdates = needsDates ? await gitDates(contentDir) : new Map<string, LastUpdate>()
  const common = { clock, assets, lastUpdates, policy }
  const renderer = new Renderer({ contentDir, config, languages, pages: compiler.pages, ...common })
  const isPluginFile = (file: string) => compile.reads(file) || hooks.reads(file)
  const shadowed = componentFindings({
    hooks: compile,
    components: options.components ?? [],
  })
  return {
    options,
    hooks,
    compile,
    isPluginFile,
    shadowed,
    parser,
    memory,
    compiler,
    renderer,
    ...common,
  }
}

function toState(
  scan: DocsScan,
  dataFiles: SiteDataFiles,
  { options, hooks, compile, compiler: { key } }: Shared,
): State {
  const { config, production } = options
  const plain = plainSteps(compile, config.emoji)
  const { model, findings } = buildModel(toDocsFolders(scan, config), hooks, { ...options, plain })
  return {
    ...readState(scan, dataFiles, config),
    site: createSiteIndex(model, config, hooks, compile),
    keys: once(() => siteKeys(key, hooks, production, config, scan.folders)),
    modelFindings: findings,
  }
}

/** The part of the state that is new after every edit. */
function readState(scan: DocsScan, dataFiles: SiteDataFiles, config: ResolvedConfig) {
  const hashes = scan.folders.flatMap(({ files }) =>
    files.map(({ source, hash }) => [source, hash] as const),
  )
  return {
    scan,
    dataFiles,
    views: dataFiles.views,
    hashes: new Map(hashes),
    ownFiles: once(() => ownFilesOf(config, dataFiles.files)),
  }
}

/** Problems of the site that are known before a page is compiled. */
function messagesOf(
  { scan, dataFiles, modelFindings, site: { model } }: State,
  { shadowed, policy, options: { config, root, contentDir, ownPages = {} } }: Shared,
): readonly Diagnostic[] {
  const findings = [
    ...scanFindings(scan),
    ...dataFiles.findings,
    ...modelFindings,
    ...shadowed,
    ...emptyContexts(config, model, [...Object.keys(ownPages), ...missingSources(scan, config)]),
    ...(root === undefined ? [] : unreadFiles(root, contentDir)),
  ]
  return shownDiagnostics(findings.map(policy))
}

function toContent(state: State, messages: readonly Diagnostic[], shared: Shared): Content {
  const { assets, renderer, policy } = shared
  const { model } = state.site
  const leftOut = missingSources(state.scan, shared.options.config)
  const codeRoutes = once(() => codeRoutesOf(state.site, pageSettingsOf(shared.options)))
  return {
    model,
    messages,
    codes: shared.compile.all.flatMap(({ codes = {} }) => Object.keys(codes)),
    synonyms: shared.hooks.all.flatMap(({ synonyms = [] }) => synonyms),
    data: state.dataFiles.views,
    files: state.dataFiles.files,
    lastUpdates: shared.lastUpdates,
    ownFiles: state.ownFiles,
    assets: () => assets.list(),
    codeSources: () => [...codeRoutes().keys()],
    async pageModule(source) {
      const route = codeRoutes().get(source)
      return route && (await renderer.compile(route, state))?.module
    },
    renderPage: (route) => renderer.render(route, state),
    warmUp: (route) => renderer.warmUp(route, state),
    pageKey: (route) => renderer.pageKey(route, state),
    renderAll: (routes = model.routes) =>
      renderAll(routes, (route) => renderer.render(route, state)),
    audit: (rendered, targets) =>
      [
        ...auditLinks(rendered, {
          links: configLinks(shared.options.config, model.locales),
          redirects: model.redirects,
          leftOut,
          ...targets,
        }),
        ...missingImages(shared.options.config, model.versions, targets.files),
        ...configHtmlFindings(shared.options.config),
      ].map(policy),
    plugins: shared.hooks.byPlugin,
    pluginKey: (name) => shared.hooks.keyOf(name),
    isPluginFile: (file) => shared.isPluginFile(resolve(file)),
    update: (files) =>
      update(
        state,
        files.map((file) => resolve(file)),
        shared,
      ),
    times: () => shared.clock.times,
    dispose: async () => {
      shared.memory.close()
      shared.compiler.dispose()
    },
  }
}

/** Routes of the pages whose code may run, by source. */
function codeRoutesOf(site: SiteIndex, settings: PageSettings): ReadonlyMap<string, Route> {
  return new Map(
    site.model.routes.flatMap((route): [string, Route][] => {
      const facts = site.entry(route)?.facts
      const isRun = facts?.isCode && codeRefusal(facts.source, settings) === undefined
      return isRun ? [[facts.source, route]] : []
    }),
  )
}

async function update(
  before: State,
  files: readonly string[],
  shared: Shared,
): Promise<ContentUpdate> {
  const { contentDir, config } = shared.options
  shared.assets.forget(files)
  const scan = await withReference(shared.parser, () =>
    rescanDocs(before.scan, contentDir, config, shared.memory, shared.hooks, files),
  )
  const dataChanged = files.some((file) => file.startsWith(join(contentDir, 'data', '/')))
  const dataFiles = dataChanged ? readDataFiles(contentDir, config.data) : before.dataFiles
  const structure = !isSameStructure(scan, before.scan)
  const state: State = structure
    ? toState(scan, dataFiles, shared)
    : { ...before, ...readState(scan, dataFiles, config) }
  const content = toContent(state, messagesOf(state, shared), shared)
  const { routes } = state.site.model
  if (structure) return { content, structure, changed: routes.map((route) => route.path) }
  const changed = shared.renderer.affected(files, dataChanged, state)
  return { content, structure, changed: changed.map((route) => route.path) }
}
