/** Names of the theme's icons; the style sheet has an outline for each, `brands.css` those of brands but GitHub. */
export type IconName =
  | 'bluesky'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'discord'
  | 'edit'
  | 'external'
  | 'github'
  | 'hash'
  | 'home'
  | 'language'
  | 'linkedin'
  | 'mastodon'
  | 'menu'
  | 'mode'
  | 'next'
  | 'page'
  | 'recent'
  | 'rss'
  | 'search'
  | 'slack'
  | 'stackoverflow'
  | 'tag'
  | 'text'
  | 'up'
  | 'x'
  | 'youtube'

/** Props of `Icon`. */
export interface IconProps {
  readonly name: IconName
  readonly className?: string | undefined
}

/** Links and labels by the version a reader prefers; each name of a version is a key. */
export interface VersionTargets {
  readonly docsSet: string
  /** Route paths; absent: they do not differ. */
  readonly hrefs?: Readonly<Record<string, string>> | undefined
  /** Labels; absent: they do not differ. */
  readonly labels?: Readonly<Record<string, string>> | undefined
}

/** A link of the navigation, ready to be rendered. */
export interface LinkView {
  readonly kind: 'link'
  readonly label: string
  /** Route path or address. */
  readonly href: string
  readonly active: boolean
  readonly html?: string | undefined
  readonly icon?: IconName | undefined
  readonly iconOnly?: boolean | undefined
  readonly className?: string | undefined
  readonly ariaLabel?: string | undefined
  readonly lang?: string | undefined
  /** A real page load, not a navigation of the host: another locale is another site. */
  readonly reload?: boolean
  /** Version to remember when the link is followed: docs set and version name. */
  readonly prefers?: readonly [docsSet: string, version: string]
  /** Keeps the page's search string and hash; these query parameters are added to them. */
  readonly keepQuery?: string
  readonly versions?: VersionTargets
}

/** A menu of the navigation. */
export interface MenuView {
  readonly kind: 'menu'
  readonly label: string
  /** Label in the narrow menu. */
  readonly narrowLabel: string
  readonly href?: string | undefined
  readonly active: boolean
  readonly items: readonly (LinkView | HtmlView)[]
  readonly icon?: IconName
  readonly className?: string | undefined
  readonly versions?: VersionTargets
}

/** An item of the navigation that is HTML of the configuration. */
export interface HtmlView {
  readonly kind: 'html'
  readonly html: string
  readonly className?: string | undefined
}

/** An item of the navbar, ready to be rendered; `null` renders nothing. */
export type ItemView = LinkView | MenuView | HtmlView | { readonly kind: 'search' } | null
