import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { RouterLocation } from '../core/location'
import type { NavigationError, Router, RouterState } from '../core/router'

const RouterContext = createContext<Router | undefined>(undefined)

/** Props of `RouterProvider`. */
export interface RouterProviderProps {
  readonly router: Router
  readonly children?: ReactNode
}

/** Provides the router to hooks and links. It neither starts nor disposes the router. */
export function RouterProvider({ router, children }: RouterProviderProps): ReactNode {
  // The new page must be in the document before the router scrolls and moves the focus.
  useEffect(() => router.renderWith(flushSync), [router])
  return <RouterContext value={router}>{children}</RouterContext>
}

/** Returns the router. Throws outside a `RouterProvider`. */
export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) {
    throw new Error('useRouter is called outside the <RouterProvider>.')
  }
  return router
}

/** Returns a part of the router's state; on the server and while hydrating, of its initial state. */
function useRouterState<Part>(select: (state: RouterState) => Part): Part {
  const router = useRouter()
  return useSyncExternalStore(
    router.subscribe,
    () => select(router.state),
    () => select(router.initial),
  )
}

/** Returns the current location. Search string and hash are empty on the server and while hydrating. */
export function useLocation(): RouterLocation {
  return useRouterState((state) => state.location)
}

/** Returns true after a navigation has been pending for 200 ms. */
export function usePending(): boolean {
  return useRouterState((state) => state.pending)
}

/** Returns the navigation that failed, with a `retry` function; `undefined` once a page is shown. */
export function useNavigationError(): NavigationError | undefined {
  return useRouterState((state) => state.error)
}
