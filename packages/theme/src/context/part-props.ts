import type {
  DocsPlace,
  NavbarItem,
  PageData,
  SearchScope,
  Sidebar,
  TocEntry,
} from '@landing/schema'
import type { ReactNode } from 'react'
import type { ItemView } from './item-view'

/** A page of any kind with its title: its own, or the theme's name for pages of its kind. */
export type NamedPage = PageData & { readonly head: { readonly title: string } }

/** Props of `ArticleBody`. */
export interface ArticleBodyProps {
  readonly html: string
  /** Of the text, where it is not that of the document. */
  readonly lang?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
}

/** Props of `DocsLayout`. */
export interface DocsLayoutProps {
  readonly page: PageData & DocsPlace
  readonly sidebar?: Sidebar | undefined
  /** Headings of the page; absent: it is of a kind without a table of contents. */
  readonly toc?: readonly TocEntry[] | undefined
  readonly children: ReactNode
}

/** Props of `Navbar`, `Sidebar` and `SidebarTree`. */
export interface NavbarProps {
  readonly page: PageData
  /** The tree beside the page; branches may have been left out. Absent: the page has none. */
  readonly sidebar?: Sidebar | undefined
}

/** Props of `Sidebar`. */
export type SidebarProps = NavbarProps

/** Props of `SidebarTree`. */
export type SidebarTreeProps = NavbarProps

/** Props of the content of a page of one kind. */
export interface ViewProps<Page> {
  readonly page: Page
  /** The tree beside the page. Absent: the page has none. */
  readonly sidebar?: Sidebar | undefined
}

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  readonly page?: PageData | undefined
}

/** Props of `MobileMenu`. */
export interface MobileMenuProps {
  readonly page: PageData
  readonly sidebar?: Sidebar | undefined
  readonly views: readonly (readonly [NavbarItem, ItemView])[]
}

/** Props of `LoadingPage`. */
export interface LoadingPageProps {
  /** Set when loading failed. */
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Props of `LoadFailure`. */
export interface LoadFailureProps {
  /**
   * What went wrong, usually an `Error`. In documents without React it is `undefined` while rendering:
   * the element with `data-offline` gets that text where the reader has no network.
   */
  readonly error: unknown
  /** Absent in documents without React, where the first button, or the one with `data-retry`, retries. */
  readonly onRetry?: (() => void) | undefined
}

/** Props of `LinkButton`. */
export interface LinkButtonProps {
  /** Route path or address. */
  readonly href: string
  /** `emphasized` for the one action a page is about; default `default`. */
  readonly design?: 'default' | 'emphasized'
  readonly children: ReactNode
}

/** Props of `Card`. */
export interface CardProps {
  /** Route path or address. */
  readonly href: string
  readonly title: string
  /** Level of the title; default `h3`. */
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** A short line below the text. */
  readonly note?: string | undefined
  /** Language of title and text; default: that of the page. */
  readonly lang?: string | undefined
  readonly children?: ReactNode
}

/** Props of `SearchDialog`. */
export interface SearchDialogProps {
  readonly scope: SearchScope
  readonly onClose: () => void
}

/** Props of `Suggestions`. */
export interface SuggestionsProps {
  /** The search field; a combobox while the suggestions are mounted. */
  readonly field: HTMLInputElement
  readonly scope: SearchScope
  /** Shown as part of a dialog: stays open, and Escape belongs to the dialog. */
  readonly inDialog?: boolean
  readonly onClose: () => void
}

/** Props of `Branch`. */
export interface BranchProps {
  readonly label: string
  /** The link of a branch that has a page of its own; the label is then not part of the switch. */
  readonly link?: ReactNode
  /** Whether it is open initially. */
  readonly open: boolean
  readonly active?: boolean
  /** Branches of one group close each other. */
  readonly group?: string | undefined
  /** Accessible names of the switch beside a link. */
  readonly expandLabel: string
  readonly collapseLabel: string
  readonly children: ReactNode
}
