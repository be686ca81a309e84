import type { PageData, Sidebar } from '@landing/schema'
import type { ComponentType } from 'react'

/** Kinds of pages whose views are not part of every page's script. */
export type LateKind = 'index' | 'tags' | 'tag' | 'search' | 'not-found'

/** Props of a view; which kind of page it is, the caller has looked up. */
export interface LateProps {
  readonly page: PageData & never
  readonly sidebar?: Sidebar | undefined
}

/** The view of one kind of page. */
export type PageView = ComponentType<LateProps>
