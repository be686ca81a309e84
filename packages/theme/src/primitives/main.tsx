import { pageIds } from '@landing/schema'
import type { ComponentProps, ReactNode } from 'react'

interface MainProps extends ComponentProps<'main'> {
  /** Pagefind indexes what is in it, and nothing around it; default true. */
  readonly isIndexed?: boolean
}

/** The main region of a page: what the skip link leads to, and what a navigation replaces. */
export function Main({ isIndexed = true, ...props }: MainProps): ReactNode {
  return (
    <main
      id={pageIds.main}
      tabIndex={-1}
      data-swap="replace"
      data-pagefind-body={isIndexed ? '' : undefined}
      {...props}
    />
  )
}
