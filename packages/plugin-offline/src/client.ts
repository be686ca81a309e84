import { landingPolicy } from '@landing/router/documents'
import { toHref } from '@landing/schema'

/** Registers the service worker once the page has loaded. Without one the site works as usual. */
export default function registerWorker(_: Document, { base }: { readonly base: string }): void {
  const register = () => {
    const href = landingPolicy().createScriptURL(toHref(base, '/service-worker.js'))
    navigator.serviceWorker?.register(href, { scope: base }).catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
