import type {
  DocPageData,
  DocsPlace,
  IndexPageData,
  PageData,
  SearchPageData,
  Sidebar,
  SiteData,
  TagPageData,
  TagRef,
  TagsPageData,
  TocEntry,
} from '@landing/schema'
import type { ComponentType, ReactNode } from 'react'
import type {
  ArticleBodyProps,
  BranchProps,
  CardProps,
  DocsLayoutProps,
  IconProps,
  LinkButtonProps,
  LinkView,
  LoadFailureProps,
  LoadingPageProps,
  MenuView,
  MobileMenuProps,
  SearchDialogProps,
  SuggestionsProps,
} from './part-props'

/** What a view of one kind of page is given. */
interface ViewProps<P> {
  /** What the page shows. */
  readonly page: P
  /** The tree beside the page; absent: the page has none. */
  readonly sidebar?: Sidebar | undefined
}

/**
 * Every part of a page that a site may replace, with the props it is given. What is not replaced
 * stays the theme's own.
 */
export interface ThemeComponents {
  /** First link of a page, for keyboards: it leads past the bar to the content. */
  SkipLink: ComponentType
  /** Line of news above the navbar; without `theme.announcementBar` the theme's own shows nothing. */
  AnnouncementBar: ComponentType
  /**
   * Bar at the top with logo, items, search and colour mode. `page` is the current page, `sidebar`
   * its tree for the menu of narrow screens.
   */
  Navbar: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  /** Button and menu of narrow screens; `views` are the items of the bar, ready to be drawn. */
  MobileMenu: ComponentType<MobileMenuProps>
  /** Menu of links in the bar: dropdowns, versions, languages. */
  Dropdown: ComponentType<{ readonly menu: MenuView }>
  /** Link of the bar and of its menus; `className` says of which. */
  NavLink: ComponentType<{ readonly link: LinkView; readonly className: string }>
  /** Logo and title in the bar, leading home. */
  Logo: ComponentType
  /** Button that changes between light, dark and the system's mode. */
  ColorModeToggle: ComponentType
  /** Links of the docs set beside its pages. */
  Sidebar: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  /** The tree in the sidebar. */
  SidebarTree: ComponentType<{ readonly page: PageData; readonly sidebar?: Sidebar | undefined }>
  /** A list that opens and closes, in the sidebar and in the menu of narrow screens. */
  Branch: ComponentType<BranchProps>
  /** Sidebar, content and table of contents beside each other, on all pages of a docs set. */
  DocsLayout: ComponentType<DocsLayoutProps>
  /** The compiled text of a document. */
  ArticleBody: ComponentType<ArticleBodyProps>
  /** Way from the home page to the page, above the content of a docs set; also as data for search engines. */
  Breadcrumbs: ComponentType<{ readonly page: PageData }>
  /** Notices about a version, a draft or an unlisted page, above the content. */
  PageNotices: ComponentType<{ readonly page: PageData & DocsPlace }>
  /** Label of the page's version above a document, when there are several versions. */
  VersionBadge: ComponentType<{ readonly page: DocsPlace }>
  /**
   * Headings of the page, the one being read marked: beside the text, above it on narrow screens.
   * Left out for a page without any.
   */
  Toc: ComponentType<{ readonly toc: readonly TocEntry[] }>
  /** Links to the pages of a document's tags, below it; `tags` may be empty. */
  TagList: ComponentType<{ readonly tags: readonly TagRef[] }>
  /** Edit link, page as Markdown and last change, below a document. */
  MetaLine: ComponentType<{ readonly page: DocPageData }>
  /** Links to the previous and the next page, below the pages of a docs set. */
  Pager: ComponentType<{ readonly page: DocsPlace }>
  /** End of every page; without `theme.footer` the theme's own shows nothing. */
  Footer: ComponentType
  /** Button that appears while a reader scrolls up a long page. */
  BackToTop: ComponentType
  /** Field with suggestions in the bar; left out when the site has no search. `page` is the current page. */
  SearchBox: ComponentType<{ readonly page?: PageData | undefined }>
  /** What the index suggests for the text of a search field, as the list of a combobox. */
  Suggestions: ComponentType<SuggestionsProps>
  /** Search of narrow screens: field and suggestions in front of the page. */
  SearchDialog: ComponentType<SearchDialogProps>
  /** Field, filters and hits of the search page. The address holds what is searched. */
  SearchResults: ComponentType
  /** Dialog of mode and contrast, opened by the button in the footer. */
  DisplaySettings: ComponentType<{ readonly onClose: () => void }>
  /** Waiting for the search page, or that its code did not load and a way to try again. */
  Loading: ComponentType<LoadingPageProps>
  /** Card of an index page, an entry of a list. */
  Card: ComponentType<CardProps>
  /** List of the cards of an index page. */
  CardGrid: ComponentType<{ readonly children: ReactNode }>
  /** Link that looks like a button, on the page for missing addresses. */
  LinkButton: ComponentType<LinkButtonProps>
  /** Picture beside a text or in a control with a name, never read aloud. */
  Icon: ComponentType<IconProps>
  /** Whole content of a document: sidebar, text, table of contents. */
  DocPage: ComponentType<ViewProps<DocPageData>>
  /** Content of a page with cards: the root of a docs set, or a category. */
  IndexPage: ComponentType<ViewProps<IndexPageData>>
  /** Content of the tag index: all tags by letter. */
  TagsPage: ComponentType<ViewProps<TagsPageData>>
  /** Content of a tag's page: the documents that have it. */
  TagPage: ComponentType<ViewProps<TagPageData>>
  /** Content of the page with all results of a search. */
  SearchPage: ComponentType<ViewProps<SearchPageData>>
  /** Content for addresses without a page. */
  NotFound: ComponentType
  /** Stands in place of a part of the page that threw `error` in the browser; `onRetry` draws it again. */
  Crash: ComponentType<{ readonly error: unknown; readonly onRetry: () => void }>
  /** Says that the next page could not be loaded, above the one that stays; `onRetry` tries again. */
  LoadFailure: ComponentType<LoadFailureProps>
  /**
   * Navbar item types of the site's own, by the value of `type`, which contains `custom-`. A type
   * without a component ends in `No NavbarItem component found for type …`.
   */
  navbarItems: Readonly<
    Record<string, ComponentType<{ readonly item: never; readonly site: SiteData }>>
  >
  /** Shown behind the content of every page. */
  AfterContent: ComponentType<{ readonly page: PageData; readonly children?: ReactNode }>
}
