import { useSyncExternalStore } from 'react'
import type { RouterLocation } from '../location'
import type { NavigationError, RouterState } from '../router'
import { useRouter } from './provider'

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
