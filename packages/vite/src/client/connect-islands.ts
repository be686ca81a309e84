import { textsOf } from '@landing/theme/behaviours'
import type { Islands } from './islands/scheduler'
import type { ReactParts } from './react-parts'

/** The islands of the document. Their runtime is only loaded by pages with islands. */
export function connectIslands({ wrap }: ReactParts): Islands {
  let islands: Promise<Islands> | undefined
  let loaded: Islands | undefined

  async function load(): Promise<Islands> {
    const module = await import('./islands/scheduler')
    loaded = module.createIslands({ wrap, texts: () => textsOf(document) })
    return loaded
  }

  return {
    update(root = document) {
      if (islands === undefined && root.querySelector('landing-island') === null) return
      islands ??= load()
      islands.then(
        (runtime) => runtime.update(root),
        (error: unknown) => {
          // The server's HTML stays; the next page tries again.
          islands = undefined
          console.error('The islands of the page could not be loaded:', error)
        },
      )
    },
    swap(current, next) {
      if (loaded === undefined) current.replaceWith(next)
      else loaded.swap(current, next)
    },
  }
}
