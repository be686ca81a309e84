import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import type { SiteState } from '../../site/state'
import { stylesByUse, themeStyles } from '../../site/virtual-modules'
import { fileHref } from './dev-styles'

/**
 * Answers links to the style sheets of the theme, which are finished. Vite would load PostCSS and rewrite their addresses while
 * the first page waits for its styles. What a module imports is left to Vite.
 */
export function serveFinishedStyles(
  { middlewares, config }: Pick<ViteDevServer, 'middlewares' | 'config'>,
  state: () => SiteState,
): void {
  middlewares.use(async (request, response, next) => {
    if (request.headers.accept?.includes('text/css') !== true) return next()
    const file = finished(state()).find((path) => fileHref(config.base, path) === request.url)
    if (file === undefined) return next()
    try {
      const body = await readFile(file)
      response.writeHead(200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache' })
      response.end(body)
    } catch (error) {
      next(error)
    }
  })
}

function finished(state: SiteState): string[] {
  return [...themeStyles(state), ...stylesByUse(state).map(([, file]) => file)]
}
