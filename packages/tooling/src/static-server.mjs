import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { lookup } from 'mrmime'

/** Media type of a file, as static hosts send it. */
function contentType(file) {
  // The library has no vendor types.
  const other = file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream'
  const type = lookup(file) ?? other
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type
}

/** Extensions of files that are compressed already. */
const compressed = new Set(['.png', '.woff2', '.jpg', '.webp'])

/** A malformed address stays as it is, and names no file. */
function decode(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * A static host on the loopback interface that behaves like GitHub Pages: folders, `index.html`,
 * `.html`, a redirect to the slash, `404.html`. Independent of the framework's own preview.
 *
 * @param {{ folder: string, base: string, brotli?: boolean, fail?: (path: string) => boolean, delay?: (path: string) => number, hold?: (path: string) => Promise<void> | undefined, headers?: Record<string, string> }} options
 * @returns {Promise<{ origin: string, href: string, requests: string[], close(): Promise<void> }>}
 */
export async function serveStatic({ folder, base, brotli = false, fail, delay, hold, headers }) {
  const root = resolve(folder)
  const requests = []

  function isFile(file) {
    try {
      return statSync(file).isFile()
    } catch {
      // No file has such a name.
      return false
    }
  }

  function find(path) {
    const file = resolve(join(root, path))
    if (file !== root && !file.startsWith(root + sep)) return undefined
    if (path.endsWith('/'))
      return isFile(join(file, 'index.html')) ? join(file, 'index.html') : undefined
    if (isFile(file)) return file
    if (isFile(`${file}.html`)) return `${file}.html`
    return isFile(join(file, 'index.html')) ? 'folder' : undefined
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push(url.pathname + url.search)
    const wait = delay?.(url.pathname) ?? 0
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    await hold?.(url.pathname)
    const path = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : undefined
    const found = path === undefined || fail?.(path) ? undefined : find(decode(path))
    if (found === 'folder') {
      response.writeHead(301, { Location: `${url.pathname}/${url.search}` }).end()
      return
    }
    const missing = join(root, '404.html')
    if (found === undefined && !isFile(missing)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n')
      return
    }
    const file = found ?? missing
    const extension = extname(file)
    const body = readFileSync(file)
    const compress = brotli && !compressed.has(extension)
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': contentType(file),
      'Cache-Control': 'max-age=600',
      ...headers,
      ...(compress ? { 'Content-Encoding': 'br' } : {}),
    })
    response.end(
      compress
        ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : body,
    )
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${server.address().port}`
  return {
    origin,
    href: origin + base,
    requests,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
