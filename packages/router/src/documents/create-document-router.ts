import { toHref } from '@landing/schema'
import { createRouter } from '../browser/create-router'
import { type BaseRouterOptions, OtherShellError, type Router } from '../core/router'
import { fetchDocument } from './fetch-document'
import { rootOf } from './root'
import { loadStyles } from './styles'
import { type SwapOptions, swapDocument } from './swap-document'

/** Options of `createDocumentRouter`. */
export interface DocumentRouterOptions extends BaseRouterOptions, SwapOptions {}

/**
 * Creates a router whose pages are documents. It fetches the document of the next page and swaps the element with
 * `data-landing`, the title and the metadata. Documents must have the same `data-build` on their root element; one with
 * another value of `data-landing` is loaded as a whole.
 */
export function createDocumentRouter(options: DocumentRouterOptions): Router {
  const { build } = document.documentElement.dataset
  return createRouter<Document>({
    ...options,
    async load(path, { fresh }) {
      const next = await fetchDocument(toHref(options.base, path), build, fresh)
      // Behaviours of a shell are attached once.
      if (rootOf(next)?.dataset.landing !== rootOf(document)?.dataset.landing) {
        throw new OtherShellError(path)
      }
      await loadStyles(next)
      return next
    },
    show: (next) => swapDocument(next, options),
  })
}
