import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { run } from './install-example'

/** A registry of npm on loopback, with the packed packages as if they were published. */
export interface LocalRegistry {
  readonly href: string
  close(): void
}

/** @param packed tarballs by package, as `file:` addresses */
export async function serveRegistry(
  packed: Readonly<Record<string, string>>,
): Promise<LocalRegistry> {
  const packages = new Map(
    Object.entries(packed).map(([name, address]) => [name, address.slice('file:'.length)]),
  )
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const tarball = [...packages.values()].find((file) => path === `/-/${basename(file)}`)
    const file = packages.get(path.slice(1))
    if (tarball !== undefined) response.end(readFileSync(tarball))
    else if (file !== undefined) {
      // Another run may have the same port.
      response.setHeader('Cache-Control', 'no-store')
      response.end(JSON.stringify(metadata(file, `${href}-/${basename(file)}`)))
    } else response.writeHead(404).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    href,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a registry answers about a package with one version. */
function metadata(file: string, tarball: string) {
  const text = run('.', 'tar', '-xOzf', file, 'package/package.json')
  const manifest = JSON.parse(text) as { name: string; version: string }
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist: { tarball, integrity } } },
    // pnpm does not install what was published just now.
    time: { [manifest.version]: '2020-01-01T00:00:00.000Z' },
  }
}
