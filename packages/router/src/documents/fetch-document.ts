import { isSameRoute } from '../core/location'
import { NetworkError, OtherShellError } from '../core/router'
import { landingPolicy } from './policy'
import { rootOf } from './root'

/**
 * Fetches and parses the document of a page. Rejects unless it comes from this origin and address, and from the build
 * of the running code. A document that does not match is requested once more past the HTTP cache, which may hold the
 * answer of an older deployment.
 *
 * @throws OtherShellError for what is not a page of this site, but may be shown as a whole document
 * @param build id of the running build
 */
export async function fetchDocument(
  href: string,
  build: string | undefined,
  fresh?: boolean,
): Promise<Document> {
  try {
    return await readDocument(await fetch(href, fresh ? { cache: 'reload' } : {}), href, build)
  } catch {
    // With redirects followed, a redirect to another origin and a lost network look the same.
    const response = await fetch(href, { cache: 'reload', redirect: 'manual' }).catch((cause) => {
      throw new NetworkError(`Could not reach ${href}.`, { cause })
    })
    return readDocument(response, href, build)
  }
}

async function readDocument(
  response: Response,
  href: string,
  build: string | undefined,
): Promise<Document> {
  const { origin, pathname } = new URL(response.url, location.href)
  const type = response.headers.get('content-type')
  if (!response.ok) throw new Error(`${href} answered ${response.status || 'with a redirect'}.`)
  if (origin !== location.origin || !isSameRoute(pathname, href)) {
    throw new Error(`${href} was redirected to ${response.url}.`)
  }
  if (!type?.startsWith('text/html'))
    throw new OtherShellError(`${href} is not HTML but "${type}".`)
  const text = await response.text()
  const html = landingPolicy().createHTML(text)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { lang, dataset } = page.documentElement
  const pageBuild = dataset.build
  if (!rootOf(page)) throw new OtherShellError(`${href} has no element with data-landing.`)
  if (!pageBuild || pageBuild !== build) {
    const message = `${href} is of build "${pageBuild}", not "${build}".`
    // The shell of another language has other texts.
    throw lang === document.documentElement.lang ? new Error(message) : new OtherShellError(message)
  }
  if (!/<\/html>/i.test(text)) throw new Error(`${href} was cut off.`)
  // The inert document parsed their content as elements; with scripting on it is text.
  for (const noscript of page.querySelectorAll('noscript')) {
    noscript.textContent = noscript.innerHTML
  }
  return page
}
