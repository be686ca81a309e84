import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve, sep } from 'node:path'
import { decodePath, LandingError, splitHref, toPath } from '@landing/schema'
import type { Plugin } from 'vite'
import { contentType } from '../http/content-type'
import { guardAddresses } from '../http/malformed'
import { prefersMarkdown } from '../http/prefers-markdown'
import { sendBody } from '../http/send-body'
import { recoverOutput } from '../output/journal'
import { plainError } from '../report/report'
import type { SiteHolder } from '../site/holder'

/**
 * Serves the built site as a static host does: documents by folder, with `index.html` or with
 * `.html`, and `404.html` for everything else. A preview that behaves otherwise hides faults. Programs that ask for
 * Markdown get documents as Markdown.
 */
export function previewPlugin(holder: SiteHolder): Plugin {
  return {
    name: 'landing:preview',
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir)
      if (!recoverOutput(root)) {
        server.config.logger.warn(
          'The output is a mixture of two builds, because the last build was killed. Run "vite build" again.',
        )
      }
      if (!existsSync(root)) {
        const folder = server.config.build.outDir
        const error = new LandingError('build/no-output', `There is no folder "${folder}".`, {
          help: 'Run "vite build" first.',
        })
        throw plainError(error, holder.contentDir())
      }
      guardAddresses(server)
      const { baseUrl: base } = holder.config
      server.middlewares.use(async (request, response) => {
        const { pathname, search } = splitHref(request.url ?? '/')
        const path = toPath(base, pathname)
        // The root of the host, and the base without its slash, lead to the site.
        const isOutside = path === undefined && pathname === '/'
        if (isOutside || `${pathname}/` === base) return redirect(response, base)
        const target = path === undefined ? undefined : await findFile(root, decodePath(path))
        if (target === 'folder') return redirect(response, `${pathname}/${search}`)
        const markdown = target?.replace(/\.html$/, '.md')
        if (markdown !== undefined && markdown !== target && (await isFile(markdown))) {
          response.setHeader('Vary', 'Accept')
          if (prefersMarkdown(request.headers.accept))
            return await send(request, response, 200, markdown)
        }
        await send(request, response, target ? 200 : 404, target ?? join(root, '404.html'))
      })
    },
  }
}

/** The file behind a path; `folder` when the same path with a slash has a document. */
async function findFile(root: string, path: string): Promise<string | 'folder' | undefined> {
  const file = resolve(join(root, path))
  if (file !== root && !file.startsWith(root + sep)) return undefined
  if (path.endsWith('/'))
    return (await isFile(join(file, 'index.html'))) ? join(file, 'index.html') : undefined
  if (await isFile(file)) return file
  if (await isFile(`${file}.html`)) return `${file}.html`
  return (await isFile(join(file, 'index.html'))) ? 'folder' : undefined
}

async function isFile(file: string): Promise<boolean> {
  const info = await stat(file).catch(() => undefined)
  return info?.isFile() ?? false
}

function redirect(response: ServerResponse, location: string): void {
  // Two slashes would name another host.
  response.writeHead(301, { Location: location.replace(/^[\\/]+/, '/') }).end()
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
): Promise<void> {
  const body = await readFile(file).catch(() => undefined)
  if (body === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found. Was the site built?')
    return
  }
  sendBody(request, response, status, { 'Content-Type': contentType(file) }, body)
}
