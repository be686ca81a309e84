import type { Route } from '@landing/schema'
import type { RenderedPage } from './rendered-page'

/** Maximum number of pages in flight: enough for every thread, few enough to bound memory. */
const ahead = 96

/** Renders routes in order, some ahead of the consumer. Pages are not retained, and a slow consumer limits the rendering. */
export async function* renderAll(
  routes: readonly Route[],
  render: (route: Route) => Promise<RenderedPage>,
): AsyncGenerator<{ readonly route: Route; readonly page: RenderedPage }> {
  const pending: Promise<RenderedPage>[] = []
  let started = 0
  for (const [done, route] of routes.entries()) {
    for (const next of routes.slice(started, done + ahead)) {
      const page = render(next)
      // Errors are thrown when their turn comes.
      page.catch(() => undefined)
      pending.push(page)
      started++
    }
    const page = await pending.shift()
    if (page === undefined) return
    yield { route, page }
  }
}
