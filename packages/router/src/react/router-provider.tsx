import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { RouterLocation } from '../location'
import type { NavigationError, Router, RouterState } from '../router'

// Pages differ from site to site; `usePage` says which.
const RouterContext = createContext<Router<unknown> | undefined>(undefined)

/** Props of `RouterProvider`. */
export interface RouterProviderProps<Page> {
  readonly router: Router<Page>
  readonly children?: ReactNode
}

/** Gives the router to the hooks and links below it. Starting and ending the router is up to its owner. */
export function RouterProvider<Page>({ router, children }: RouterProviderProps<Page>): ReactNode {
  // The new page must be in the document when the router scrolls, moves the focus or ends a transition.
  useEffect(() => router.renderWith(flushSync), [router])
  return <RouterContext value={router}>{children}</RouterContext>
}

/** The router. Throws outside a `RouterProvider`. */
export function useRouter<Page = unknown>(): Router<Page> {
  const router = useContext(RouterContext)
  if (!router) {
    throw new Error('useRouter is called outside the <RouterProvider>.')
  }
  return router as Router<Page>
}

/** A part of the router's state. On the server and while hydrating: of the document's. */
function useRouterState<Page, Part>(select: (state: RouterState<Page>) => Part): Part {
  const router = useRouter<Page>()
  return useSyncExternalStore(
    router.subscribe,
    () => select(router.state),
    () => select(router.initial),
  )
}

/** Where the reader is. Search string and hash are empty on the server and while hydrating. */
export function useLocation(): RouterLocation {
  return useRouterState((state) => state.location)
}

/** The data of the page shown. */
export function usePage<Page>(): Page {
  return useRouterState((state: RouterState<Page>) => state.page)
}

/** Has the next page been waited for for 200 ms? */
export function usePending(): boolean {
  return useRouterState((state) => state.pending)
}

/** The navigation that failed, with a way to try again; `undefined` once a page is shown. */
export function useNavigationError(): NavigationError | undefined {
  return useRouterState((state) => state.error)
}
