/** A link in a sidebar, to a page of the site (`path`) or elsewhere (`href`). */
export interface SidebarLink {
  /** Marks a link among the items. */
  readonly type: 'link'
  /** Text of the link. */
  readonly label: string
  /** Route path for pages of the site, a full address otherwise. */
  readonly href: string
  /** Id of the document behind the link; absent for other pages and addresses. */
  readonly docId?: string
  /** Code of the locale of the label, if its document is not translated; absent: the sidebar's. */
  readonly locale?: string
  /** Short text beside the label, such as `New`; absent: none. */
  readonly badge?: string
  /** CSS classes of the item; absent: none. */
  readonly className?: string
  /** Shown only while its page is the current one. */
  readonly unlisted?: boolean
  /** Front matter `sidebar_custom_props`, for a sidebar component of your own. */
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** A group of sidebar items, with a page of its own when `href` is set. */
export interface SidebarCategory {
  /** Marks a category among the items. */
  readonly type: 'category'
  /** Text above the items. */
  readonly label: string
  /** What is in the category, in its order; empty when it has only a page. */
  readonly items: readonly SidebarItem[]
  /** Route path of the category's page. */
  readonly href?: string
  /** Id of the document that is the category's page; absent for a generated page or none. */
  readonly docId?: string
  /** True if it can be closed. */
  readonly collapsible: boolean
  /** True if it is closed at first. A category with the current page in it is always open. */
  readonly collapsed: boolean
  /** True if the category's page is unlisted; absent: no. */
  readonly linkUnlisted?: boolean
  /** CSS classes of the item; absent: none. */
  readonly className?: string
  /** From the category file, for its page and its card; absent: none. */
  readonly description?: string
  /** From the category file, for a sidebar component of your own. */
  readonly customProps?: Readonly<Record<string, unknown>>
}

/** HTML written by the site's owner, between the other items. */
export interface SidebarHtml {
  /** Marks HTML among the items. */
  readonly type: 'html'
  /** HTML, shown as it is. */
  readonly value: string
  /** CSS classes of the item; default none. */
  readonly className?: string
}

/** A closed category in the document of a large site, without its items: a link into it. */
export interface SidebarBranch {
  /** Marks a category whose items were left out. */
  readonly type: 'branch'
  /** Text of the category. */
  readonly label: string
  /** The category's page, or else its first one: the branch is open there. */
  readonly href: string
  /** True if `href` is a page of the category itself. */
  readonly hasPage: boolean
  /** CSS classes of the item; absent: none. */
  readonly className?: string
}

/** Neighbours in a long list that the document of a large site leaves out. */
export interface SidebarMore {
  /** Marks items that were left out. */
  readonly type: 'more'
  /** How many, without unlisted ones. */
  readonly count: number
  /** The nearest of them. */
  readonly href: string
}

/** `branch` and `more` stand only in documents; the sidebar’s own file has what they stand for. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml | SidebarBranch | SidebarMore

/** A sidebar as the content of `sidebars/<id>.<hash>.html`, where it is a list of links, and in each page of its documents. */
export interface Sidebar {
  /** Key of the sidebar in the configuration of its docs set. */
  readonly id: string
  /** From top to bottom. */
  readonly items: readonly SidebarItem[]
}

/** Reference to the sidebar of a page. */
export interface SidebarRef {
  /** Key of the sidebar in the configuration of its docs set. */
  readonly id: string
  /** Href of the file with the whole sidebar, named by its hash. */
  readonly href: string
}
