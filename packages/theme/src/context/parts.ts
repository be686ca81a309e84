import type {
  DocPageData,
  DocsPlace,
  IndexPageData,
  PageData,
  SearchPageData,
  SiteData,
  TagPageData,
  TagRef,
  TagsPageData,
  TocEntry,
} from '@landing/schema'
import type { ComponentType, ReactNode } from 'react'
import type { IconProps, LinkView, MenuView } from './item-view'
import type {
  ArticleBodyProps,
  BranchProps,
  CardProps,
  DocsLayoutProps,
  LinkButtonProps,
  LoadFailureProps,
  LoadingPageProps,
  MobileMenuProps,
  NamedPage,
  NavbarProps,
  SearchBoxProps,
  SearchDialogProps,
  SidebarProps,
  SidebarTreeProps,
  SuggestionsProps,
  ViewProps,
} from './part-props'

/**
 * The parts that a site may replace: their names, props and documentation. `part(name, component)`
 * declares the theme's own component of each.
 */
export interface PartProps {
  /** First link of a page, for keyboard users: skips the navigation. */
  SkipLink: object
  /** Line of news above the navbar. The theme's own is empty without `theme.announcementBar`. */
  AnnouncementBar: object
  /**
   * Navbar with logo, items, search and color mode. `page` is the current page, `sidebar` its tree,
   * for the menu of narrow screens.
   */
  Navbar: NavbarProps
  /** Menu button and menu of narrow screens; `views` are the resolved items of the navbar. */
  MobileMenu: MobileMenuProps
  /** Menu of links in the navbar: dropdowns, versions, languages. */
  Dropdown: { readonly menu: MenuView }
  /** Link in the navbar and in its menus; `className` tells which. */
  NavLink: { readonly link: LinkView; readonly className: string }
  /** Logo and title in the navbar, a link to the home page. */
  Logo: object
  /** Button that cycles through system, light and dark mode. */
  ColorModeToggle: object
  /** Sidebar of a docs set. */
  Sidebar: SidebarProps
  /** The tree in the sidebar. */
  SidebarTree: SidebarTreeProps
  /** Collapsible list in the sidebar and in the menu of narrow screens. */
  Branch: BranchProps
  /** Sidebar, content and table of contents side by side, on all pages of a docs set. */
  DocsLayout: DocsLayoutProps
  /** The compiled text of a document. */
  ArticleBody: ArticleBodyProps
  /** Path from the home page to the page, above the content of a docs set; also as structured data. */
  Breadcrumbs: { readonly page: PageData }
  /** Notices about a version, a draft or an unlisted page, above the content. */
  PageNotices: { readonly page: PageData & DocsPlace }
  /** Label of the page's version above a document, when there are several versions. */
  VersionBadge: { readonly page: DocsPlace }
  /**
   * Table of contents, with the current heading marked: beside the text, above it on narrow screens.
   * Not rendered for a page without headings.
   */
  Toc: {
    readonly toc: readonly TocEntry[]
    /** Language of the headings, where it is not that of the page. */
    readonly lang?: string | undefined
  }
  /** Links to the tags of a document, below it; `tags` may be empty. */
  TagList: { readonly tags: readonly TagRef[] }
  /** Edit link, page as Markdown and last change, below a document. */
  MetaLine: { readonly page: DocPageData }
  /** Links to the previous and the next page, below the pages of a docs set. */
  Pager: { readonly page: DocsPlace }
  /** Footer of every page. The theme's own is empty without `theme.footer`. */
  Footer: object
  /** Button that appears while a reader scrolls up a long page. */
  BackToTop: object
  /** Search field in the navbar; not rendered when the site has no search. `page` is the current page. */
  SearchBox: SearchBoxProps
  /** Suggestions for the text of a search field, as the list of a combobox. */
  Suggestions: SuggestionsProps
  /** Search on narrow screens: field and suggestions in a dialog. */
  SearchDialog: SearchDialogProps
  /** Field, filters and results of the search page. The URL holds the query. */
  SearchResults: object
  /** Dialog for mode and contrast, opened by the button in the footer. */
  DisplaySettings: { readonly onClose: () => void }
  /** Loading state of the search page; with `error`, a message and a retry button. */
  Loading: LoadingPageProps
  /** Card of an index page, an item of a list. */
  Card: CardProps
  /** List of the cards of an index page. */
  CardGrid: { readonly children: ReactNode }
  /** Link styled as a button, on the page for missing URLs. */
  LinkButton: LinkButtonProps
  /** Decorative icon, hidden from screen readers. */
  Icon: IconProps
  /** Content of a document page: sidebar, text, table of contents. */
  DocPage: ViewProps<DocPageData>
  /** Content of a page with cards: the root of a docs set, or a category. */
  IndexPage: ViewProps<IndexPageData>
  /** Content of the tag index: all tags by letter. */
  TagsPage: ViewProps<TagsPageData>
  /** Content of a tag's page: the documents with that tag. */
  TagPage: ViewProps<TagPageData>
  /** Content of the search page. */
  SearchPage: ViewProps<SearchPageData>
  /** Content of the page for missing URLs. */
  NotFound: object
  /** Replaces a part of the page that threw `error` in the browser; `onRetry` renders it again. */
  Crash: { readonly error: unknown; readonly onRetry: () => void }
  /**
   * Alert above the current page: the next one could not be loaded; `onRetry` tries again. Documents
   * without React fill it in: the element with `data-offline` gets that text where the reader has no
   * network, the first button (or the one with `data-retry`) retries.
   */
  LoadFailure: LoadFailureProps
  /** Rendered below the content of every page; the theme's own is empty. */
  AfterContent: { readonly page: NamedPage; readonly children?: ReactNode }
}

/** Name of a part. */
export type PartName = keyof PartProps

/** Components by part. */
export type Parts = { [Name in PartName]: ComponentType<PartProps[Name]> }

/** The components a site may give: a part that is left out is the theme's own. */
export interface ThemeComponents extends Parts {
  /**
   * Components for your own navbar item types, by `type`; it must contain `custom-`. A type without a
   * component fails with `No NavbarItem component found for type …`.
   */
  navbarItems: Readonly<
    Record<string, ComponentType<{ readonly item: never; readonly site: SiteData }>>
  >
}
