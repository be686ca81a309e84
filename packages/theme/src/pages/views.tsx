import type { PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { MenuPanels, ScriptlessMenu } from '../layout/menu-panels'
import type { MobileMenuProps } from '../part-props'
import { IndexPage } from './index-page'
import { NotFoundPage } from './not-found-page'
import { SearchPage } from './search-page'
import { TagPage, TagsPage } from './tags-page'
import type { LateKind, PageView } from './view-props'

const VIEWS: Readonly<Record<LateKind, PageView>> = {
  index: IndexPage,
  tags: TagsPage,
  tag: TagPage,
  search: SearchPage,
  'not-found': NotFoundPage,
}

/** The view of a kind of page. On the server all of them are there. */
export function viewOf(kind: LateKind): PageView {
  return VIEWS[kind]
}

/** Loads what the page's kind needs, so that the page can be rendered in one go. */
export function preparePage(_page: Pick<PageData, 'kind'>): Promise<void> {
  return Promise.resolve()
}

/** The menu of narrow screens, in the document for readers without script. */
export function PlainMenu(props: MobileMenuProps): ReactNode {
  return (
    <div className="plain-menu">
      <ScriptlessMenu {...props} />
    </div>
  )
}

export { MenuPanels }
