import type { DocumentRouter } from '@landing/router/documents'
import type { Wrap } from './react-context'
import type { SearchFiles } from './search-files'

/** Parts of a document that are React: loaded when one of them is wanted, and not before. */
export interface ReactParts {
  /** The context of all islands. Loaded once; a failure is tried again with the next call. */
  context(): Promise<Wrap>
  /** Opens the dialog of colour mode and contrast. */
  showSettings(): Promise<void>
}

export function connectReact(
  router: DocumentRouter,
  files: () => Promise<SearchFiles>,
): ReactParts {
  let wrap: Promise<Wrap> | undefined

  const context = () => {
    wrap ??= import('./react-context').then((module) => module.reactContext(router, files))
    wrap.catch(() => {
      wrap = undefined
    })
    return wrap
  }

  return {
    context,
    async showSettings() {
      const [{ showSettings }, around] = await Promise.all([import('./settings'), context()])
      showSettings(around)
    },
  }
}
