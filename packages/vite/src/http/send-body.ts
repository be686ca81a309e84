import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * Answers with a body, or with the part that the request asks for: without parts, browsers cannot seek in videos, and
 * Safari plays none.
 */
export function sendBody(
  { headers: { range = '' }, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  response: Pick<ServerResponse, 'writeHead'>,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Uint8Array,
): void {
  const bytes = Buffer.from(body)
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const start = Number(first)
  const end = Math.min(last ? Number(last) : Infinity, bytes.length - 1)
  // Other kinds of ranges may be ignored.
  const isPart = status === 200 && start <= end
  const sent = isPart ? bytes.subarray(start, end + 1) : bytes
  response
    .writeHead(isPart ? 206 : status, {
      ...headers,
      'Content-Length': sent.length,
      ...(isPart && { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }),
    })
    .end(method === 'HEAD' ? undefined : sent)
}
