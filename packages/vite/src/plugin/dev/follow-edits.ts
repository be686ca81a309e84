import { join } from 'node:path'
import { relativePath } from '@landing/markdown/authoring'
import { normalizePath, type ViteDevServer } from 'vite'
import { type ContentUpdate, updateEvent } from '../../protocol'
import { errorText, reportSite, showText } from '../../report/report'
import type { SiteHolder } from '../../site/holder'
import { resolvedId, virtualIds } from '../../site/virtual-modules'

/**
 * Reads the site again after edits, one after another: with two at once, as when a branch is switched, the state of the one that
 * ends last would miss what the other has read.
 *
 * @returns a function that compiles edited files of the content and notifies open pages
 */
export function followEdits(
  server: ViteDevServer,
  holder: SiteHolder,
): (files: readonly string[]) => void {
  let running: Promise<void> = Promise.resolve()
  const queue = (work: () => Promise<void>) => {
    running = running.then(work)
  }
  watchPages(server, holder, queue)
  return contentUpdates(server, holder, queue)
}

type Queue = (work: () => Promise<void>) => void

/** Compiles edited files and notifies open pages. */
function contentUpdates(
  server: ViteDevServer,
  holder: SiteHolder,
  queue: Queue,
): (files: readonly string[]) => void {
  const pending = new Set<string>()

  async function update(): Promise<void> {
    if (pending.size === 0) return
    const files = [...pending]
    pending.clear()
    try {
      const before = holder.state().content.messages
      const { state, changed, structure } = await holder.state().update(files)
      holder.replace(state)
      printEdit(server, files, holder.contentDir())
      if (structure) invalidateModules(server)
      const data: ContentUpdate = { changed, structure, revision: holder.revision() }
      server.ws.send({ type: 'custom', event: updateEvent, data })
      const { messages } = state.content
      reportSite(server, { messages, before, edited: files }, holder.contentDir())
    } catch (error) {
      // No state has these edits yet: the files are read again with the correction.
      for (const file of files) pending.add(file)
      showError(server, holder, error)
    }
  }

  return (files) => {
    for (const file of files) pending.add(file)
    queue(update)
  }
}

/** Prints an edit as Vite prints that of a module. */
function printEdit(server: ViteDevServer, files: readonly string[], contentDir: string): void {
  const [first = ''] = files
  const others = files.length > 1 ? ` and ${files.length - 1} more` : ''
  server.config.logger.info(`update ${relativePath(contentDir, first)}${others}`, {
    timestamp: true,
  })
}

function invalidateModules({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of [environments.ssr, environments.client]) {
    for (const id of virtualIds) {
      const module = moduleGraph.getModuleById(resolvedId(id))
      if (module !== undefined) moduleGraph.invalidateModule(module)
    }
  }
}

/** Prints an error of an update, and shows it over open pages. */
function showError(server: ViteDevServer, holder: SiteHolder, error: unknown): void {
  const message = errorText(error, holder.contentDir())
  server.config.logger.error(message)
  showText(server.ws, message)
}

/** Added or removed pages and components change the routes, or the names for Markdown; the theme module changes every page. */
function watchPages(server: ViteDevServer, holder: SiteHolder, queue: Queue): void {
  let isOutdated = false
  const starts = ['pages/', 'components/', 'theme.'].map((start) =>
    normalizePath(join(holder.root, 'src', start)),
  )
  const isWatched = (file: string) => starts.some((start) => normalizePath(file).startsWith(start))
  async function reopen(): Promise<void> {
    if (!isOutdated) return
    isOutdated = false
    try {
      holder.replace(await holder.state().reopen())
      invalidateModules(server)
      server.ws.send({ type: 'full-reload' })
    } catch (error) {
      showError(server, holder, error)
    }
  }

  server.watcher.on('all', (event, file) => {
    if (event === 'change' || !isWatched(file)) return
    isOutdated = true
    queue(reopen)
  })
}
