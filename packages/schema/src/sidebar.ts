/** A link in a sidebar, to a page of the site (`path`) or elsewhere (`href`). */
export interface SidebarLink {
  readonly type: 'link'
  readonly label: string
  /** Route path for pages of the site, a full address otherwise. */
  readonly href: string
  /** The document behind the link. */
  readonly docId?: string
  readonly className?: string
  /** Shown only while its page is the current one. */
  readonly unlisted?: boolean
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** A group of sidebar items, with a page of its own when `href` is set. */
export interface SidebarCategory {
  readonly type: 'category'
  readonly label: string
  readonly items: readonly SidebarItem[]
  /** Route path of the category's page. */
  readonly href?: string
  readonly docId?: string
  /** May it be closed at all? */
  readonly collapsible: boolean
  /** Is it closed at first? A category with the current page in it is always open. */
  readonly collapsed: boolean
  readonly linkUnlisted?: boolean
  readonly className?: string
  readonly description?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** HTML written by the site's owner, between the other items. */
export interface SidebarHtml {
  readonly type: 'html'
  readonly value: string
  readonly className?: string
}

/** A closed category in the document of a large site, without its items: a link into it. */
export interface SidebarBranch {
  readonly type: 'branch'
  readonly label: string
  /** The category's page, or else its first one: the branch is open there. */
  readonly href: string
  /** Is `href` a page of the category itself? */
  readonly hasPage: boolean
  readonly className?: string
}

/** Neighbours in a long list that the document of a large site leaves out. */
export interface SidebarMore {
  readonly type: 'more'
  /** How many, without unlisted ones. */
  readonly count: number
  /** The nearest of them. */
  readonly href: string
}

/** `branch` and `more` stand only in documents; the sidebar's own file has what they stand for. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml | SidebarBranch | SidebarMore

/** A sidebar as the content of `sidebars/<id>.<hash>.json`, and in each page of its documents. */
export interface Sidebar {
  readonly id: string
  readonly items: readonly SidebarItem[]
}

/** Where a page finds its sidebar. */
export interface SidebarRef {
  readonly id: string
  /** Href of the file with the whole sidebar, named by its hash. */
  readonly href: string
}
