import type { Route } from '@landing/schema'
import type { RenderedPage } from './rendered-page'

/** Pages on their way at once: enough for every thread, few enough to be nothing in memory. */
const ahead = 96

/**
 * Renders routes in their order, some ahead of the one that is asked for. Nothing is kept: a page that was handed over
 * is the caller's, and a caller that takes its time is waited for.
 */
export async function* renderAll(
  routes: readonly Route[],
  render: (route: Route) => Promise<RenderedPage>,
  onPage?: (done: number, total: number) => void,
): AsyncGenerator<{ readonly route: Route; readonly page: RenderedPage }> {
  const pending: Promise<RenderedPage>[] = []
  let next = 0
  for (let done = 0; done < routes.length; done++) {
    while (next < routes.length && pending.length < ahead) {
      const route = routes[next++]
      if (route === undefined) break
      const page = render(route)
      // Its failure is thrown when its turn comes.
      page.catch(() => undefined)
      pending.push(page)
    }
    const route = routes[done]
    const page = await pending.shift()
    if (route === undefined || page === undefined) return
    yield { route, page }
    onPage?.(done + 1, routes.length)
  }
}
