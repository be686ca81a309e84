import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Connect } from 'vite'

interface Guarded {
  readonly httpServer: Pick<EventEmitter, 'prependListener'> | null
  readonly middlewares: Pick<Connect.Server, 'stack'>
}

/** Rejects malformed addresses first: Connect and Vite throw for some, which would end the server. */
export function guardAddresses({ httpServer, middlewares }: Guarded): void {
  httpServer?.prependListener('request', (request: IncomingMessage) => {
    if (!isWellFormed(request.url ?? '')) request.url = malformed
  })
  middlewares.stack.unshift({ route: '', handle: refuseMalformed })
}

/** Stands for all malformed addresses: Connect can parse it. */
const malformed = '/%'

/** Answers addresses that cannot be parsed or decoded with 400: what comes after it throws for them. */
export function refuseMalformed(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  next: () => void,
): void {
  if (isWellFormed(url)) next()
  else {
    response.writeHead(400, { 'Content-Type': 'text/plain' })
    response.end('Bad request: the address is malformed.')
  }
}

function isWellFormed(url: string): boolean {
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    return url.startsWith('/') && URL.canParse(url, 'http://localhost')
  } catch {
    return false
  }
}
