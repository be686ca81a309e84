import { join, resolve } from 'node:path'
import type { Message } from '@landing/schema'
import { createPageStore } from './cache/page-store'
import { applyPolicy } from './check/policy'
import { createCompiler } from './compile/create-compiler'
import { fingerprint } from './compile/fingerprint'
import { createAssets } from './link/assets'
import { auditLinks } from './link/audit'
import { createSiteIndex } from './link/site-index'
import { buildModel } from './model/build-model'
import { planLocales } from './model/locales'
import type { Content, ContentOptions, ContentUpdate } from './options'
import { chooseParser } from './parser/choose'
import { createRenderer, type Renderer, type RenderState } from './render'
import { createPolicy, type Finding, type Policy } from './rules'
import { createPageSource } from './run/page-source'
import { readDataFiles, type SiteDataFiles } from './scan/data-files'
import { createFactsMemory, type FactsMemory } from './scan/facts-memory'
import { gitDates, type LastUpdate } from './scan/git-dates'
import { type DocsScan, rescanDocs, scanDocs, scanFindings, toDocsFolders } from './scan/scan-docs'

/** What all contents of one site share, from edit to edit. */
interface Shared {
  readonly options: ContentOptions
  readonly memory: FactsMemory
  readonly renderer: Renderer
  readonly policy: Policy
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>
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
 * @throws LandingError `content/problems` with all messages for faults whose policy is `throw`
 */
export async function openContent(options: ContentOptions): Promise<Content> {
  const { config, cacheDir } = options
  const contentDir = resolve(options.contentDir)
  const parser = await chooseParser(options.parser)
  const locale = planLocales(config)[0]?.code ?? 'en'
  const hasPlugins = Boolean(options.remarkPlugins?.length || options.rehypePlugins?.length)
  const mayStore = !hasPlugins || options.pluginsKey !== undefined
  const memory = createFactsMemory(cacheDir)
  const compiler = createCompiler({
    contentDir,
    parser,
    locale,
    ...(options.remarkPlugins && { remarkPlugins: options.remarkPlugins }),
    ...(options.rehypePlugins && { rehypePlugins: options.rehypePlugins }),
  })
  const pages = createPageSource({
    contentDir,
    compiler,
    fingerprint: fingerprint({ parser: parser.name, locale, plugins: options.pluginsKey ?? '' }),
    store: cacheDir !== undefined && mayStore ? createPageStore(cacheDir) : undefined,
  })
  const showsDates = [config.docs ?? {}].flat().some((docs) => docs.showLastUpdate === true)
  const lastUpdates = showsDates ? await gitDates(contentDir) : new Map<string, LastUpdate>()
  const policy = createPolicy(config)
  const renderer = createRenderer({
    contentDir,
    config,
    policy,
    pages,
    assets: createAssets(),
    lastUpdates,
    dispose: () => compiler.dispose(),
  })
  const shared: Shared = {
    options: { ...options, contentDir },
    memory,
    renderer,
    policy,
    lastUpdates,
  }
  const scan = scanDocs(contentDir, config, memory)
  const state = toState(scan, readDataFiles(contentDir, config.data ?? {}), shared)
  memory.save()
  return toContent(state, applyPolicy(state.findings.map(policy)), shared)
}

function toState(scan: DocsScan, dataFiles: SiteDataFiles, { options }: Shared): State {
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
    async *renderAll(onPage) {
      let done = 0
      for (const route of model.routes) {
        yield { route, page: await renderer.render(route, state) }
        onPage?.(++done, model.routes.length)
      }
    },
    audit: (rendered, known) => auditLinks(rendered, known).map(policy),
    update: (files) => update(state, files, shared),
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
  const structure = structureOf(scan) !== structureOf(before.scan)
  const state: State = structure
    ? toState(scan, dataFiles, shared)
    : {
        ...before,
        scan,
        dataFiles,
        views: dataFiles.views,
        findings: before.findings,
      }
  const messages = applyPolicy(state.findings.map(shared.policy))
  const content = toContent(state, messages, shared)
  const { routes } = state.site.model
  if (structure) return { content, structure, changed: routes.map((route) => route.path) }
  const changed = shared.renderer.affected(files, dataChanged, state)
  return { content, structure, changed: changed.map((route) => route.path) }
}

/** Everything of a scan that the model is made of; hashes of texts are not. */
function structureOf(scan: DocsScan): string {
  return JSON.stringify(
    scan.folders.map(({ files, categories, tags, findings, plan }) => [
      plan.source,
      files.map(({ path, facts }) => [path, facts]),
      categories,
      tags,
      findings,
    ]),
  )
}
