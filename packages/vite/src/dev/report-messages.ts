import { resolve } from 'node:path'
import { formatMessages } from '@landing/content'
import type { Message } from '@landing/schema'
import type { ViteDevServer } from 'vite'

/** Prints the problems of a page; what would end a build is shown over the page, too. */
export function reportMessages(
  server: ViteDevServer,
  messages: readonly Message[],
  contentDir: string,
): void {
  if (messages.length === 0) return
  server.config.logger.warn(formatMessages(messages, contentDir))
  const fatal = messages.filter((message) => message.severity === 'throw')
  const [first] = fatal
  if (first === undefined) return
  const { file, line = 1, column = 1 } = first.place
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'landing',
      message: formatMessages(fatal, contentDir),
      stack: '',
      id: file,
      loc: { file: resolve(contentDir, file), line, column },
    },
  })
}
