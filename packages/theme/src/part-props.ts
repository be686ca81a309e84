import type {
  DocsPlace,
  NavbarItem,
  PageData,
  SearchScope,
  Sidebar,
  TocEntry,
} from '@landing/schema'
import type { ReactNode } from 'react'
import type { ItemView } from './navbar/item-view'

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
  /** What went wrong, an `Error` as a rule; `undefined` in documents without React. */
  readonly error: unknown
  /** Absent in documents without React: there `data-retry` marks the button, and `data-error` the place of the reason. */
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
  readonly children?: ReactNode
}

/** Props of `SearchDialog`. */
export interface SearchDialogProps {
  readonly scope: SearchScope
  readonly onClose: () => void
}

/** Props of `Suggestions`. */
export interface SuggestionsProps {
  /** The field that is typed in. It becomes a combobox as long as the suggestions are there. */
  readonly field: HTMLInputElement
  readonly scope: SearchScope
  /** Shown as part of a dialog: stays open, and Escape belongs to the dialog. */
  readonly inDialog?: boolean
  readonly onClose: () => void
}
