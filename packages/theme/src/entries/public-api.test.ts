import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as behaviours from './behaviours'
import * as boot from './boot'
import * as displaySettings from './display-settings'
import * as fonts from './fonts'
import * as main from './index'
import * as islands from './islands'
import * as pages from './pages'
import * as parts from './parts'
import * as search from './search'
import * as searchResults from './search-results'
import * as suggestions from './suggestions'
import * as ui5 from './ui5'
import * as ui5Names from './ui5-names'
import * as ui5Parts from './ui5-parts'

it('exports these names and no others', () => {
  const names = (entry: object) => Object.keys(entry).toSorted().join(' ')
  expect({
    '.': names(main),
    './behaviours': names(behaviours),
    './boot': names(boot),
    './display-settings': names(displaySettings),
    './fonts': names(fonts),
    './islands': names(islands),
    './pages': names(pages),
    './parts': names(parts),
    './search': names(search),
    './search-results': names(searchResults),
    './suggestions': names(suggestions),
    './ui5': names(ui5),
    './ui5-names': names(ui5Names),
    './ui5-parts': names(ui5Parts),
  }).toMatchInlineSnapshot(`
    {
      ".": "Anchor AnnouncementBar ArticleBody BackToTop Badge Branch Breadcrumbs Callout Card CardGrid CodeBlock ColorModeToggle ContentBoundary DocPage DocsLayout Footer Head Icon LinkButton LoadFailure Logo MetaLine MobileMenu Navbar Page PageNotices Pager SearchBox Sidebar SidebarItems SidebarTree SkipLink Tabs TagList ThemeProvider ThemeRoot Toc VersionBadge componentNames documentAttributes documentTitle navbarItemFailure nextChoice plainHost siteData useColorMode useContrast useText useTheme",
      "./behaviours": "attachPage attachSearchBox attachShell showLoadFailure swapSidebar textsOf",
      "./boot": "bootScript documentAttributes siteData",
      "./display-settings": "DisplaySettings",
      "./fonts": "preloadedFonts",
      "./islands": "ThemeProvider",
      "./pages": "CrashPage IndexPage LoadingPage NotFoundPage SearchPage TagPage TagsPage",
      "./parts": "Badge Breadcrumbs Callout Card CardGrid CodeBlock LinkButton Pager Tabs Toc",
      "./search": "MarkedText SearchPopup SearchResults Suggestions groupHits hitPath resultsPath shownResult useSearch",
      "./search-results": "attachSearchResults",
      "./suggestions": "attachSuggestions",
      "./ui5": "loadRuntime startUi5",
      "./ui5-names": "UI5_THEMES requireTheme ui5Format ui5Language ui5Theme",
      "./ui5-parts": "ui5Parts",
    }
  `)
})

it('is told in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const entries = [
    main,
    behaviours,
    boot,
    displaySettings,
    fonts,
    islands,
    pages,
    parts,
    search,
    searchResults,
    suggestions,
    ui5,
    ui5Names,
    ui5Parts,
  ]
  for (const name of entries.flatMap(Object.keys)) expect(readme).toContain(name)
})
