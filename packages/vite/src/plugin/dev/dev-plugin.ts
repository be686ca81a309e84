import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { checkStyles } from '@landing/content'
import type { Diagnostic } from '@landing/schema'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { type ContentUpdate, type ShownPage, shownEvent, updateEvent } from '../../protocol'
import type { Entries, SiteHolder } from '../../site/holder'
import { notFoundPath } from '../../site/routes'
import { resolvedId } from '../../site/virtual-modules'
import { guardAddresses } from '../malformed'
import { errorText, plainError, reportMessages, reportSite, showFatal } from '../report'
import { type Answer, devAnswers } from './dev-answers'
import { reloadAfterEdit } from './error-page'
import { serveFinishedStyles } from './finished-styles'
import { followConfig } from './follow-config'
import { serverModule } from './server-module'
import { isWatchedApart, watchContent } from './watch-content'

/** The dev server: every page is compiled and rendered when it is asked for. */
export function devPlugin(holder: SiteHolder, entries: Entries, islands: IslandsPlugin): Plugin {
  let endWatch: (() => void) | undefined
  let endFollowing: (() => void) | undefined
  return {
    name: 'landing:dev',
    apply: 'serve',
    config({ root = process.cwd(), server }) {
      const folder = holder.contentDir()
      if (!isWatchedApart({ root, folder, options: server?.watch })) return
      const content = `${normalizePath(folder)}/`
      const ignored = (file: string) => normalizePath(file).startsWith(content)
      return { server: { watch: { ignored } } }
    },
    configureServer(server) {
      const { root, server: settings } = server.config
      guardAddresses(server)
      serveFinishedStyles(server, () => holder.state())
      watchPages(server, holder)
      endWatch = watchContent(
        server,
        { root, folder: holder.contentDir(), options: settings.watch },
        contentUpdates(server, holder),
      )
      endFollowing = followConfig(server)
      watchStyles(server, holder)
      const problems = new Map<string, readonly Diagnostic[]>()
      answerTabs(server, holder, problems)
      const answer = devAnswers({ server, holder, entries, islands, problems })
      // Loads while the browser is opened. An error is reported with the first page.
      server.httpServer?.once('listening', () => {
        reportSite(server, holder.state().content, holder.contentDir())
        serverModule(server, entries).catch(() => undefined)
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const found = await answer(request.url ?? '/', request.originalUrl ?? '/')
            if (found === undefined) return next()
            send(request, response, found)
          } catch (error) {
            const plain = plainError(error, holder.contentDir())
            if (plain instanceof Error) server.ssrFixStacktrace(plain)
            reloadAfterEdit(response, server.config.base)
            next(plain)
          }
        })
      }
    },
    async closeBundle() {
      endWatch?.()
      endFollowing?.()
      await holder.state().content.dispose()
    },
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { 'Content-Type': answer.type, 'Cache-Control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

/** Compiles edited files and notifies open pages, one update after another. */
function contentUpdates(
  server: ViteDevServer,
  holder: SiteHolder,
): (files: readonly string[]) => void {
  const pending = new Set<string>()
  let running: Promise<void> = Promise.resolve()

  async function update(): Promise<void> {
    if (pending.size === 0) return
    const files = [...pending]
    pending.clear()
    try {
      const before = holder.state().content.messages
      const { state, changed, structure } = await holder.state().update(files)
      holder.replace(state)
      if (structure) invalidateLists(server)
      server.ws.send({ type: 'custom', event: updateEvent, data: { changed, structure } })
      const { messages } = state.content
      reportSite(server, { messages, before, edited: files }, holder.contentDir())
    } catch (error) {
      // What these files hold is in no state yet: they are read again with the correction.
      for (const file of files) pending.add(file)
      showError(server, holder, error)
    }
  }

  return (files) => {
    for (const file of files) pending.add(file)
    running = running.then(update)
  }
}

function invalidateLists({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.ssr
  for (const name of ['site', 'pages', 'components']) {
    const module = moduleGraph.getModuleById(resolvedId(`virtual:landing/${name}`))
    if (module !== undefined) moduleGraph.invalidateModule(module)
  }
}

/** Prints an error of an update, and shows it over open pages. */
function showError(server: ViteDevServer, holder: SiteHolder, error: unknown): void {
  const message = errorText(error, holder.contentDir())
  server.config.logger.error(message)
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}

/** Shows the errors of its page in a tab. One with a page of an older revision has missed an update. */
function answerTabs(
  server: ViteDevServer,
  holder: SiteHolder,
  problems: ReadonlyMap<string, readonly Diagnostic[]>,
): void {
  server.ws.on(shownEvent, ({ path, revision }: ShownPage, client) => {
    const update: ContentUpdate = { changed: [], structure: true }
    if (revision !== holder.revision()) return client.send(updateEvent, update)
    const page = holder.state().find(path)?.path ?? notFoundPath
    showFatal(client, problems.get(page) ?? [], holder.contentDir())
  })
}

/** Shows a mistake in the site's style sheets, which Vite serves as they are. */
function watchStyles(server: ViteDevServer, holder: SiteHolder): void {
  const folder = `${normalizePath(join(holder.root, 'src'))}/`
  const check = () => reportMessages(server, checkStyles(holder.root), holder.contentDir())
  server.httpServer?.once('listening', check)
  server.watcher.on('all', (_event, file) => {
    if (file.endsWith('.css') && normalizePath(file).startsWith(folder)) check()
  })
}

/** Added or removed pages and components change the routes, or the names for Markdown. */
function watchPages(server: ViteDevServer, holder: SiteHolder): void {
  const folders = ['pages', 'components'].map((name) => join(holder.root, 'src', name))
  const isWatched = (file: string) =>
    folders.some((folder) => normalizePath(file).startsWith(`${normalizePath(folder)}/`))
  async function reopen(): Promise<void> {
    try {
      holder.replace(await holder.state().reopen())
      invalidateLists(server)
      server.ws.send({ type: 'full-reload' })
    } catch (error) {
      showError(server, holder, error)
    }
  }

  server.watcher.on('all', (event, file) => {
    if (event !== 'change' && isWatched(file)) void reopen()
  })
}
