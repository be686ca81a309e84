import { landingPolicy } from '@landing/router/documents'
import { toHref } from '@landing/schema'

/** Registers the service worker. Without one the site works as usual. */
export default function registerWorker(_: Document, { base }: { readonly base: string }): void {
  const { connection, serviceWorker }: Navigator & { connection?: { saveData?: boolean } } =
    navigator
  // The worker fetches all scripts and the search ahead.
  if (connection?.saveData) return
  const href = landingPolicy().createScriptURL(toHref(base, '/service-worker.js'))
  serviceWorker?.register(href, { scope: base }).catch(() => {})
  serviceWorker?.addEventListener('controllerchange', keepVisited, { once: true })
}

/** Fetches the pages that were visited before there was a worker to keep them: mostly from the browser's cache. */
function keepVisited(): void {
  const [first] = performance.getEntriesByType('navigation')
  for (const href of new Set([first?.name ?? '', location.href])) fetch(href).catch(() => {})
}
