import { join } from 'node:path'
import type { RenderedPage } from '@landing/content'
import { type Diagnostic, toHref } from '@landing/schema'
import type { ViteDevServer } from 'vite'
import { devPolicy } from '../../document/csp'
import { headElements, headScripts } from '../../document/head-elements'
import { pageLinks, siteLinks } from '../../document/head-links'
import { buildIn, toDocument } from '../../document/html'
import { invalidPropOf } from '../../document/islands/serialize-props'
import { invalidPropError } from '../../islands/invalid-prop'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { revisionName } from '../../protocol'
import { printMessages } from '../../report/report'
import type { Entries } from '../../site/entries'
import type { SiteHolder } from '../../site/holder'
import { withHead } from '../../site/page-heads'
import type { SiteRoute } from '../../site/routes'
import type { LoadPage, SiteState } from '../../site/state'
import { stylesByUse } from '../../site/virtual-modules'
import { auditPage } from './audit-page'
import { devStyles, fileHref } from './dev-styles'
import { serverModule } from './server-module'

/** Shared inputs of the dev server's pages. */
export interface DevSite {
  readonly server: ViteDevServer
  readonly holder: SiteHolder
  readonly entries: Entries
  readonly islands: IslandsPlugin
  /** Problems of each opened page, by its route path. */
  readonly problems: Map<string, readonly Diagnostic[]>
}

/** The build id of the dev server: it never changes, since every answer is new. */
const devBuild = 'dev'

/** The document of a page, with what Vite adds to it. */
export async function devDocument(
  route: SiteRoute,
  original: string,
  options: DevSite,
): Promise<string> {
  const { server, holder, entries, islands, problems } = options
  const state = holder.state()
  const revision = holder.revision()
  const { site } = state
  const { page, messages } = await openPage(state, route, options)
  const { data } = withHead(page, state).page
  const ref = 'sidebar' in data ? data.sidebar : undefined
  const { boot, render } = await serverModule(server, entries)
  const rendered = await render(data, {
    sidebar: ref && state.sidebarFiles.get(ref.href)?.sidebar,
    islandHref: (id) => devIslandHref(state, id),
    mapStack: (stack) => server.ssrRewriteStacktrace(stack),
  }).catch((error: unknown) => {
    const prop = invalidPropOf(error)
    if (prop === undefined || !(error instanceof Error)) throw error
    throw invalidPropError(state.root, data.path, error.message, prop)
  })
  const allMessages = [
    ...messages,
    ...rendered.messages,
    ...islands.problems(server.environments.ssr.moduleGraph),
  ]
  printMessages(server, allMessages, state.contentDir)
  problems.set(route.path, [...knownProblems(state, route), ...allMessages])
  const injected = await injectedTags(server, original)
  const html = toDocument({
    ...rendered,
    build: buildIn(devBuild, rendered.htmlLang),
    inlineScripts: [boot],
    assets: {
      script: fileHref(site.base, entries.client),
      styles: devStyles(server, state, filesOf(state, route, rendered.components)),
      stylesByUse: stylesByUse(state).map(([names, file]) => [names, fileHref(site.base, file)]),
      modulePreloads: [],
      fonts: [],
    },
    headExtra: [
      `<meta name="${revisionName}" content="${revision}">`,
      siteLinks(state.config, site),
      headElements(state.config.head),
      pageLinks(site.base, data),
      injected.head,
    ].join(''),
    policy: devPolicy(
      [boot, ...headScripts(state.config.head), ...scriptsIn(injected.head + injected.body)],
      state.config.security,
    ),
  })
  return html.replace('</body>', () => `${injected.body}</body>`)
}

/** Contents of the inline scripts in HTML. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(([, code = '']) => code)
}

/** Address of a client module: the one that other modules import it by, so that it is loaded once. */
function devIslandHref({ site, root }: SiteState, id: string): string {
  return id.startsWith('../') ? fileHref(site.base, join(root, id)) : toHref(site.base, `/${id}`)
}

/** Files of the site's own that a page was made with, whose styles it needs. */
function filesOf(
  { contentDir, components }: SiteState,
  route: SiteRoute,
  used: readonly string[],
): readonly string[] {
  return [
    ...(route.kind === 'component' ? [route.page.file] : []),
    ...components.filter(({ name }) => used.includes(name)).map(({ file }) => file),
    ...used.filter((name) => name.includes('/')).map((name) => join(contentDir, name)),
  ]
}

/**
 * Elements that Vite and its plugins add to a document. They transform an empty one, because links in ours already have the base.
 */
async function injectedTags(
  server: ViteDevServer,
  original: string,
): Promise<{ readonly head: string; readonly body: string }> {
  const html = await server.transformIndexHtml(original, emptyDocument)
  return {
    head: /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '',
    body: /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '',
  }
}

const emptyDocument = '<!doctype html><html><head></head><body></body></html>'

/** A page as it is now, with what is wrong with it. */
export async function openPage(
  state: SiteState,
  route: SiteRoute,
  { server, entries }: DevSite,
): Promise<{ readonly page: RenderedPage; readonly messages: readonly Diagnostic[] }> {
  const load: LoadPage = async (key) => (await serverModule(server, entries)).loadPage(key)
  const page = await state.page(route, load)
  return { page, messages: [...page.messages, ...(await auditPage(state, route, page))] }
}

/** Problems of the file of a page that were printed when the site was read, such as of its front matter. */
function knownProblems({ content }: SiteState, route: SiteRoute): readonly Diagnostic[] {
  if (route.kind !== 'content' || route.route.kind !== 'doc') return []
  const { docsSet, version, locale, id } = route.route
  const docs = content.model.versions.find(
    (each) => each.docsSet === docsSet && each.name === version && each.locale === locale,
  )?.docs
  const source = docs?.[id]?.facts.source
  return content.messages.filter(({ location }) => location.file === source)
}
