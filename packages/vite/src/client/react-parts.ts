import type { Router } from '@landing/router'
import type { ReactContext } from './react-context'
import type { SearchFiles } from './search-files'

/** Parts of a document that need React, loaded with the first use of one. */
export interface ReactParts {
  /** The context of all islands. Loaded once; after a failure the next call retries. */
  context(): Promise<ReactContext>
}

export function connectReact(router: Router, files: SearchFiles): ReactParts {
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
