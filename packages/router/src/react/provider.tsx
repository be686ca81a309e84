import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Router } from '../router'

// Pages differ from site to site; `usePage` says which.
const RouterContext = createContext<Router<unknown> | undefined>(undefined)

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
