import type { PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { prepareStill } from '#still'
import { type LatePart, latePart } from '../layout/still.browser'
import type { MobileMenuProps } from '../part-props'
import type { LateKind, LateProps, PageView } from './view-props'

const VIEWS: Readonly<Record<LateKind, LatePart<LateProps>>> = {
  index: latePart<LateProps>(async () => (await import('./index-page')).IndexPage),
  tags: latePart<LateProps>(async () => (await import('./tags-page')).TagsPage),
  tag: latePart<LateProps>(async () => (await import('./tags-page')).TagPage),
  search: latePart<LateProps>(async () => (await import('./search-page')).SearchPage),
  'not-found': latePart<LateProps>(async () => (await import('./not-found-page')).NotFoundPage),
}

/** The view of a kind of page; it suspends until it is there. */
export function viewOf(kind: LateKind): PageView {
  return VIEWS[kind].View
}

/** Loads what the page's kind needs, so that the page can be rendered in one go. */
export async function preparePage({ kind }: Pick<PageData, 'kind'>): Promise<void> {
  if (kind === 'component') return
  await Promise.all([prepareStill(), kind === 'doc' ? undefined : VIEWS[kind].load()])
}

/** What the server put there stays, should the rest of the menu not load. */
export function PlainMenu(_props: MobileMenuProps): ReactNode {
  return (
    <div
      className="plain-menu"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what the server put there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

export const MenuPanels = latePart(
  async () => (await import('../layout/menu-panels')).MenuPanels,
).View
