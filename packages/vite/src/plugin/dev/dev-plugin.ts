import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { checkStyles } from '@landing/content'
import type { Diagnostic } from '@landing/schema'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { guardAddresses } from '../../http/malformed'
import { sendBody } from '../../http/send-body'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { workParent } from '../../output/work-folder'
import { type ContentUpdate, type ShownPage, shownEvent, updateEvent } from '../../protocol'
import {
  hideInternals,
  plainError,
  printMessages,
  reportSite,
  showFatal,
  showText,
} from '../../report/report'
import type { Entries } from '../../site/entries'
import type { SiteHolder } from '../../site/holder'
import { notFoundPath } from '../../site/routes'
import { themeTokens } from '../../site/virtual-modules'
import { type DevResponse, devResponses } from './dev-responses'
import { reloadAfterEdit } from './error-page'
import { serveFinishedStyles } from './finished-styles'
import { followConfig } from './follow-config'
import { followEdits } from './follow-edits'
import { reportSecondWrites } from './second-writes'
import { serverModule } from './server-module'
import { isWatchedApart, watchContent } from './watch-content'

/** The dev server: every page is compiled and rendered when it is asked for. */
export function devPlugin(holder: SiteHolder, entries: Entries, islands: IslandsPlugin): Plugin {
  let endWatch: (() => void) | undefined
  let configuration: ReturnType<typeof followConfig> | undefined
  return {
    name: 'landing:dev',
    apply: 'serve',
    config({ root = process.cwd(), server }) {
      if (server?.watch === null) return
      const folder = holder.contentDir()
      const content = `${normalizePath(folder)}/`
      const inContent = (file: string) => normalizePath(file).startsWith(content)
      const isApart = isWatchedApart({ root, folder, options: server?.watch })
      // A build writes its documents there, and Vite prints "page reload" for each.
      const ignored = [`**/${workParent}/**`, ...(isApart ? [inContent] : [])]
      return { server: { watch: { ignored } } }
    },
    configureServer(server) {
      const { root, server: settings } = server.config
      guardAddresses(server)
      reportSecondWrites(server)
      serveFinishedStyles(server, () => holder.state())
      endWatch = watchContent(
        server,
        { root, folder: holder.contentDir(), options: settings.watch },
        followEdits(server, holder),
      )
      configuration = followConfig(server)
      const problems = new Map<string, readonly Diagnostic[]>()
      const styleProblems = watchStyles(server, holder)
      answerTabs(server, holder, {
        ofConfig: configuration.error,
        ofPage: (path) => [...styleProblems(), ...(problems.get(path) ?? [])],
      })
      const respond = devResponses({ server, holder, entries, islands, problems })
      // Loads while the browser is opened. An error is reported with the first page.
      server.httpServer?.once('listening', () => {
        reportSite(server, holder.state().content, holder.contentDir())
        serverModule(server, entries).catch(() => undefined)
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { url = '/', originalUrl = '/' } = request
          const shownPage = { path: url, revision: holder.revision() }
          try {
            const devResponse = await respond(url, originalUrl)
            if (devResponse === undefined) return next()
            send(request, response, devResponse)
          } catch (error) {
            const plain = plainError(error, holder.contentDir())
            if (plain instanceof Error) {
              server.ssrFixStacktrace(plain)
              hideInternals(plain)
            }
            reloadAfterEdit(response, server.config.base, shownPage)
            next(plain)
          }
        })
      }
    },
    async closeBundle() {
      endWatch?.()
      configuration?.end()
      await holder.state().content.dispose()
    },
  }
}

function send(request: IncomingMessage, response: ServerResponse, sent: DevResponse): void {
  const headers = { 'Content-Type': sent.type, 'Cache-Control': 'no-store' }
  sendBody(request, response, sent.status, headers, sent.body)
}

/** Errors that tabs show until they are corrected. */
interface ShownErrors {
  ofConfig(): string | undefined
  /** @param path route path of a page */
  ofPage(path: string): readonly Diagnostic[]
}

/** Sends a tab the errors of its page, or an update if its page is of an older revision. */
function answerTabs(server: ViteDevServer, holder: SiteHolder, errors: ShownErrors): void {
  server.ws.on(shownEvent, ({ path, revision }: ShownPage, client) => {
    const update: ContentUpdate = { changed: [], structure: true }
    if (revision !== holder.revision()) return client.send(updateEvent, update)
    const page = holder.state().find(path)?.path ?? notFoundPath
    showFatal(client, errors.ofPage(page), holder.contentDir())
    const error = errors.ofConfig()
    if (error !== undefined) showText(client, error)
  })
}

/**
 * Prints errors of the site's style sheets, which Vite serves unchecked. Tabs ask for them, because Vite hides the overlay when it
 * replaces the style sheet.
 *
 * @returns a function that returns the current errors
 */
function watchStyles(server: ViteDevServer, holder: SiteHolder): () => readonly Diagnostic[] {
  const folder = `${normalizePath(join(holder.root, 'src'))}/`
  let problems: readonly Diagnostic[] = []
  const check = () => {
    problems = checkStyles(holder.root, themeTokens())
    printMessages(server, problems, holder.contentDir())
  }
  server.httpServer?.once('listening', check)
  server.watcher.on('all', (event, file) => {
    if (!file.endsWith('.css') || !normalizePath(file).startsWith(folder)) return
    check()
    // Vite's client replaces style sheets, but neither adds nor removes them.
    if (event !== 'change') return server.ws.send({ type: 'full-reload' })
    const update: ContentUpdate = { changed: [], structure: false }
    server.ws.send(updateEvent, update)
  })
  return () => problems
}
