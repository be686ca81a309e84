import { pageIds } from '@landing/schema'
import type { ComponentProps, ReactNode } from 'react'

/** The main region of a page: what the skip link leads to, and what a navigation replaces. */
export function Main(props: ComponentProps<'main'>): ReactNode {
  return <main id={pageIds.main} tabIndex={-1} data-swap="replace" {...props} />
}
