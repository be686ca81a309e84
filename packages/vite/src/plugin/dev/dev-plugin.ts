import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { type ContentUpdate, shownEvent, updateEvent } from '../../protocol'
import type { Entries, SiteHolder } from '../../site/holder'
import { resolvedId } from '../../site/virtual-modules'
import { guardAddresses } from '../malformed'
import { plainError } from '../report'
import { type Answer, devAnswers, serverModule } from './dev-answers'
import { isWatchedApart, watchContent } from './watch-content'

/** The dev server: every page is compiled and rendered when it is asked for. */
export function devPlugin(holder: SiteHolder, entries: Entries, islands: IslandsPlugin): Plugin {
  let endWatch: (() => void) | undefined
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
      endWatch = watchContent(
        server,
        { root, folder: holder.contentDir(), options: settings.watch },
        contentUpdates(server, holder),
      )
      watchPages(server, holder)
      updateLatecomers(server, holder)
      const answer = devAnswers({ server, holder, entries, islands })
      // Loads while the browser is opened. An error is reported with the first page.
      server.httpServer?.once('listening', () => {
        serverModule(server, entries.server).catch(() => undefined)
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
            next(plain)
          }
        })
      }
    },
    closeBundle() {
      endWatch?.()
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
      const { state, changed, structure } = await holder.state().update(files)
      holder.replace(state)
      if (structure) {
        const module = server.environments.ssr.moduleGraph.getModuleById(
          resolvedId('virtual:landing/site'),
        )
        if (module !== undefined) server.environments.ssr.moduleGraph.invalidateModule(module)
      }
      server.ws.send({ type: 'custom', event: updateEvent, data: { changed, structure } })
    } catch (error) {
      const plain = plainError(error, holder.contentDir()) as Error
      server.config.logger.error(plain.message)
      server.ws.send({ type: 'error', err: { message: plain.message, stack: '' } })
    }
  }

  return (files) => {
    for (const file of files) pending.add(file)
    running = running.then(update)
  }
}

/** A page with an older revision has missed an update. */
function updateLatecomers(server: ViteDevServer, holder: SiteHolder): void {
  server.ws.on(shownEvent, (revision: number, client) => {
    const update: ContentUpdate = { changed: [], structure: true }
    if (revision !== holder.revision()) client.send(updateEvent, update)
  })
}

/** Added or removed pages and components change the routes, or the names for Markdown. */
function watchPages(server: ViteDevServer, holder: SiteHolder): void {
  const folders = ['pages', 'components'].map((name) => join(holder.root, 'src', name))
  const isWatched = (file: string) =>
    folders.some((folder) => normalizePath(file).startsWith(`${normalizePath(folder)}/`))
  server.watcher.on('all', async (event, file) => {
    if (event === 'change' || !isWatched(file)) return
    holder.replace(await holder.state().reopen())
    const { moduleGraph } = server.environments.ssr
    for (const id of ['virtual:landing/pages', 'virtual:landing/components']) {
      const module = moduleGraph.getModuleById(resolvedId(id))
      if (module !== undefined) moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  })
}
