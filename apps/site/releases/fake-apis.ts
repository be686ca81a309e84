import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer; several of one path are given in turn, the last one from then on. */
export interface FakeAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON, or as it is when it is a string. */
  readonly body?: unknown
}

export interface FakeApis {
  readonly root: string
  /** Requests in their order: path with query, and their headers. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  /** Sets the answers of a path with its query. */
  answer(path: string, ...answers: FakeAnswer[]): void
  close(): Promise<void>
}

/** A server on loopback with the shapes of the GitHub releases API and of provider registries. */
export async function openFakeApis(): Promise<FakeApis> {
  const answers = new Map<string, FakeAnswer[]>()
  const requests: FakeApis['requests'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const queue = answers.get(path)
    const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0]
    send(answer ?? { status: 404, body: { message: 'Not Found' } }, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (path, ...given) => answers.set(path, given),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function send(
  { status = 200, headers = {}, body = [] }: FakeAnswer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A release as the GitHub API describes it, as far as the update reads it. */
export function githubRelease(repository: string, tag: string, date: string, more: object = {}) {
  return {
    html_url: `https://github.com/${repository}/releases/tag/${tag}`,
    tag_name: tag,
    draft: false,
    prerelease: tag.includes('-'),
    published_at: `${date}T08:15:30Z`,
    ...more,
  }
}
