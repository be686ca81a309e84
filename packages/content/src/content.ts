import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Message, SiteConfig } from '@landing/schema'
import { validateConfig } from '@landing/schema/validate'
import { openStores } from './cache/stores'
import { applyPolicy, shownMessages } from './check/policy'
import { fingerprint } from './compile/fingerprint'
import { lazyCompiler } from './compile/lazy-compiler'
import type { CompilerSettings } from './compile/open-compiler'
import { sitePlugins } from './compile/site-plugins'
import { usualTimeLimit } from './compile/time-limit'
import { createAssets } from './link/assets'
import { auditLinks } from './link/audit'
import { createSiteIndex } from './link/site-index'
import { buildModel } from './model/build-model'
import { isDocPath } from './model/doc-address'
import { planLocales } from './model/locales'
import type { Content, ContentOptions, ContentUpdate } from './options'
import { loadNativeParser } from './parser/native'
import { parserName } from './parser/parser'
import { createRenderer, type Renderer, type RenderState } from './render'
import { createPolicy, type Finding, type Policy } from './rules'
import { createCompilePool } from './run/compile-pool'
import { siteKeys } from './run/page-keys'
import { createPageSource } from './run/page-source'
import { renderAll } from './run/render-all'
import { createStageClock, type StageClock } from './run/stage-clock'
import { readDataFiles, type SiteDataFiles } from './scan/data-files'
import { createFactsMemory, type FactsMemory } from './scan/facts-memory'
import { gitDates, type LastUpdate } from './scan/git-dates'
import { isFolder } from './scan/reach'
import { type DocsScan, rescanDocs, scanDocs, scanFindings, toDocsFolders } from './scan/scan-docs'

/** What all contents of one site share, from edit to edit. */
interface Shared {
  readonly options: ContentOptions
  readonly memory: FactsMemory
  readonly clock: StageClock
  readonly renderer: Renderer
  readonly policy: Policy
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>
  /** Of the compiler and its settings; absent where nobody can tell whether pages would be the same. */
  readonly fingerprint: string | undefined
}

interface State extends RenderState {
  readonly scan: DocsScan
  readonly dataFiles: SiteDataFiles
  readonly findings: readonly Finding[]
}

/**
 * Opens the content of a site: reads all files and their front matter, and builds the site model.
 * Nothing is compiled yet.
 *
 * @throws LandingError `config/invalid` with all faults of the configuration, `content/problems` with all messages for faults
 *   whose policy is `throw`
 */
export async function openContent(options: ContentOptions): Promise<Content> {
  validateConfig(options.config)
  const content = await openAll(options)
  applyPolicy(content.messages)
  return content
}

/** The same without throwing: what must be solved is among the messages. */
export async function openAll(options: ContentOptions): Promise<Content> {
  const { config, cacheDir } = options
  const contentDir = resolve(options.contentDir)
  const choice = options.parser ?? 'auto'
  const clock = createStageClock()
  const locale = planLocales(config)[0]?.code ?? 'en'
  const plugins = sitePlugins(options)
  const stores = openStores(cacheDir, !plugins.hasAny || plugins.key !== undefined)
  const parser = parserName(await loadNativeParser(choice))
  const memory = createFactsMemory(cacheDir)
  const settings: CompilerSettings = {
    contentDir,
    locale,
    parser: choice,
    rawHtml: config.rawHtml ?? 'keep',
    emoji: config.emoji ?? true,
    timeLimit: config.markdown?.timeLimit ?? usualTimeLimit,
    ...(plugins.key !== undefined && { pluginsKey: plugins.key }),
  }
  const openInline = async () => {
    const { openCompiler } = await import('./compile/open-compiler')
    const { remarkPlugins, rehypePlugins } = plugins
    return openCompiler({ ...settings, remarkPlugins, rehypePlugins, cache: stores.parts, clock })
  }
  // Plugins that cannot be loaded are a fault of the configuration: it is told now.
  const inline = plugins.hasAny ? await openInline() : lazyCompiler(openInline)
  const pool =
    plugins.named &&
    createCompilePool({
      inline,
      clock,
      parts: stores.parts,
      thread: {
        ...settings,
        ...plugins.named,
        ...(stores.partsFolder !== undefined && { partsFolder: stores.partsFolder }),
      },
      threadsOnly: plugins.hasAny && options.production,
      ...(options.threads !== undefined && { threads: options.threads }),
    })
  const compiler = pool ?? inline
  // Threads start while this one still reads front matter.
  if (options.production && stores.pages?.isEmpty() !== false && isLarge(contentDir, config))
    pool?.warm()
  const settingsKey = fingerprint({
    parser,
    locale,
    plugins: plugins.key ?? '',
    settings: JSON.stringify([settings.rawHtml, settings.emoji]),
  })
  const pages = createPageSource({
    contentDir,
    compiler,
    clock,
    fingerprint: settingsKey,
    store: stores.pages,
  })
  const showsDates = [config.docs ?? {}].flat().some((docs) => docs.showLastUpdate === true)
  const lastUpdates = showsDates ? await gitDates(contentDir) : new Map<string, LastUpdate>()
  const policy = createPolicy(config)
  const renderer = createRenderer({
    contentDir,
    config,
    policy,
    pages,
    assets: createAssets(contentDir),
    lastUpdates,
    clock,
    dispose() {
      compiler.dispose()
      stores.close()
    },
  })
  const shared: Shared = {
    options: { ...options, contentDir },
    memory,
    clock,
    renderer,
    policy,
    lastUpdates,
    fingerprint: stores.pages && settingsKey,
  }
  const scan = clock.measure('scan', () => scanDocs(contentDir, config, memory))
  const dataFiles = readDataFiles(contentDir, config.data ?? {})
  const state = clock.measure('model', () => toState(scan, dataFiles, shared))
  memory.save()
  return toContent(state, shownMessages(state.findings.map(policy)), shared)
}

/** Fewer documents are compiled before a thread has started. */
const fewDocuments = 200

function isLarge(contentDir: string, config: SiteConfig): boolean {
  const sets = [config.docs ?? {}].flat().map(({ path = 'docs' }) => path)
  const folders = [...sets, 'versions', 'i18n'].map((name) => join(contentDir, name))
  const files = folders.flatMap((folder) =>
    isFolder(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
  )
  return files.filter(isDocPath).length > fewDocuments
}

function toState(
  scan: DocsScan,
  dataFiles: SiteDataFiles,
  { options, fingerprint }: Shared,
): State {
  const { config, production } = options
  const { model, findings } = buildModel(
    { folders: toDocsFolders(scan, config) },
    config,
    production,
  )
  return {
    scan,
    dataFiles,
    site: createSiteIndex(model, planLocales(config)),
    views: dataFiles.views,
    hashes: hashesOf(scan),
    keys: once(() =>
      fingerprint === undefined
        ? undefined
        : siteKeys(scan.folders, config, `${fingerprint} ${production}`),
    ),
    findings: [...scanFindings(scan), ...dataFiles.findings, ...findings],
  }
}

function toContent(state: State, messages: readonly Message[], shared: Shared): Content {
  const { renderer, policy } = shared
  const { model } = state.site
  return {
    model,
    messages,
    data: state.dataFiles.views,
    files: state.dataFiles.files,
    assets: () => renderer.assets.list(),
    renderPage: (route) => renderer.render(route, state),
    rehearse: (route) => renderer.rehearse(route, state),
    pageKey: (route) => renderer.pageKey(route, state),
    renderAll: (onPage, routes = model.routes) =>
      renderAll(routes, (route) => renderer.render(route, state), onPage),
    audit: (rendered, known) =>
      auditLinks(rendered, { redirects: model.redirects, ...known }).map(policy),
    update: (files) => update(state, files, shared),
    times: () => shared.clock.times,
    dispose: async () => renderer.dispose(),
  }
}

async function update(
  before: State,
  files: readonly string[],
  shared: Shared,
): Promise<ContentUpdate> {
  const { contentDir, config } = shared.options
  shared.renderer.assets.forget(files)
  const scan = rescanDocs(before.scan, contentDir, config, shared.memory, files)
  const dataChanged = files.some((file) => file.startsWith(join(contentDir, 'data', '/')))
  const dataFiles = dataChanged ? readDataFiles(contentDir, config.data ?? {}) : before.dataFiles
  const structure = !isSameStructure(scan, before.scan)
  const state: State = structure
    ? toState(scan, dataFiles, shared)
    : {
        ...before,
        scan,
        dataFiles,
        views: dataFiles.views,
        hashes: hashesOf(scan),
        findings: before.findings,
      }
  const messages = applyPolicy(state.findings.map(shared.policy))
  const content = toContent(state, messages, shared)
  const { routes } = state.site.model
  if (structure) return { content, structure, changed: routes.map((route) => route.path) }
  const changed = shared.renderer.affected(files, dataChanged, state)
  return { content, structure, changed: changed.map((route) => route.path) }
}

/** A result that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly result: T } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

function hashesOf(scan: DocsScan): ReadonlyMap<string, string> {
  return new Map(
    scan.folders.flatMap(({ files }) => files.map(({ source, hash }) => [source, hash])),
  )
}

/**
 * Is everything the same that the model is made of? Hashes of texts are no part of that. What was not read again
 * is the same object: of ten thousand documents only the edited one is looked at.
 */
function isSameStructure(scan: DocsScan, before: DocsScan): boolean {
  return isSameList(scan.folders, before.folders, (folder, other) => {
    const { files, plan, ...rest } = folder
    const { files: otherFiles, plan: otherPlan, ...otherRest } = other
    return (
      plan.source === otherPlan.source &&
      isSameList(
        files,
        otherFiles,
        (file, old) => file.path === old.path && isAlike(file.facts, old.facts),
      ) &&
      isAlike(rest, otherRest)
    )
  })
}

function isSameList<T>(list: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean) {
  return (
    list.length === other.length &&
    list.every((item, index) => {
      const counterpart = other[index] as T
      return item === counterpart || isSame(item, counterpart)
    })
  )
}

function isAlike(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
