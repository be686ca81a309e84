import { readFile, realpath, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { decodePath, LandingError } from '@landing/schema'

/** A site or page that cannot be read. The README lists the codes: the manual's messages are those of builds. */
export class SiteError extends LandingError {}

/** Reads the files of a built site. */
export interface Reader {
  /** The folder or address, for messages. */
  readonly name: string
  /** Reads a file by its path in the site; `undefined` when there is none, or the path leads out of the site. */
  read(path: string): Promise<Uint8Array | undefined>
}

/** Request timeout in milliseconds. */
const TIMEOUT = 30_000

/** @throws LandingError `mcp/no-folder` */
export async function folderReader(folder: string): Promise<Reader> {
  const info = await stat(folder).catch(() => undefined)
  if (info?.isDirectory() !== true) {
    throw new SiteError('mcp/no-folder', `There is no folder "${folder}".`, {
      help: 'Build the site first, then give the folder that the build writes, such as "dist".',
    })
  }
  const root = await realpath(resolve(folder))
  return {
    name: folder,
    async read(path) {
      const inside = pathInside(path)
      if (inside === undefined) return undefined
      try {
        // A symbolic link may lead out of the folder.
        const file = await realpath(join(root, inside))
        return file.startsWith(root + sep) ? await readFile(file) : undefined
      } catch {
        return undefined
      }
    },
  }
}

/**
 * @param address of a deployed site, with its base
 * @throws LandingError `mcp/invalid-address`
 */
export function httpReader(address: string): Reader {
  const base = address.replace(/(index\.html)?([?#].*)?$/, '').replace(/\/?$/, '/')
  if (!URL.canParse(base)) {
    throw new SiteError('mcp/invalid-address', `"${address}" is not the address of a site.`, {
      help: 'Give an address such as https://example.org/docs-site/.',
    })
  }
  const root = new URL(base)
  return {
    name: root.href,
    async read(path) {
      const inside = pathInside(path)
      if (inside === undefined) return undefined
      const url = new URL(inside.split('/').map(encodeURIComponent).join('/'), root)
      const response = await received(url, fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }))
      if (response.status === 404 || response.status === 410) return undefined
      if (!response.ok) throw unreachable(url, `the server answered ${response.status}`)
      // Some hosts answer a missing file with the home page.
      if (response.headers.get('content-type')?.startsWith('text/html')) return undefined
      return new Uint8Array(await received(url, response.arrayBuffer()))
    },
  }
}

/** The answer, or its body: both may end early. */
async function received<Received>(url: URL, pending: Promise<Received>): Promise<Received> {
  try {
    return await pending
  } catch (error) {
    const { cause = error } = error as Error
    throw unreachable(url, cause instanceof Error ? cause.message : String(cause))
  }
}

function unreachable(url: URL, reason: string): SiteError {
  return new SiteError('mcp/unreachable', `Cannot read ${url.href}: ${reason}.`, {
    help: 'Check the address and the connection, and try again.',
  })
}

/** A path without its slash at the start, decoded; `undefined` for one that leads out of the site. */
function pathInside(path: string): string | undefined {
  const decoded = decodePath(path).replace(/^\/+/, '')
  const isOutside = decoded.split('/').some((segment) => segment === '..' || segment === '.')
  return isOutside || /[\\\0]|^[a-z]:/i.test(decoded) ? undefined : decoded
}
