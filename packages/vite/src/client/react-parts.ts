import type { Router } from '@landing/router'
import type { ReactContext } from './react-context'
import type { SearchFiles } from './search-files'

/** Parts of a document that are React: loaded when one of them is wanted, and not before. */
export interface ReactParts {
  /** The context of all islands. Loaded once; a failure is tried again with the next call. */
  context(): Promise<ReactContext>
}

export function connectReact(router: Router, files: () => Promise<SearchFiles>): ReactParts {
  let loaded: Promise<ReactContext> | undefined

  const context = () => {
    loaded ??= import('./react-context').then((module) => module.createReactContext(router, files))
    loaded.catch(() => {
      loaded = undefined
    })
    return loaded
  }

  return { context }
}
