declare module 'virtual:landing/site' {
  /** The site in the language of a page, by its route path. */
  export function siteAt(path: string): import('@landing/schema').SiteData
}
declare module 'virtual:landing/settings' {
  /** What the router and the behaviours of every page need to know. */
  export const settings: import('./site/virtual-modules').ClientSettings
  /** A constant of its own, so that the bundler leaves out what it turns off: true if a plugin searches the site. */
  export const isHostedSearch: boolean
  /** The same: when the first module of a plugin may start. */
  export const modulesStart: 'load' | 'navigation' | undefined
}
declare module 'virtual:landing/hosted-search' {
  type Context = Omit<import('@landing/schema').SearchModuleContext, 'options'>
  /** Absent in a site with the built-in engine. */
  export const createHosted:
    | ((site: Context) => import('@landing/schema').SearchProvider)
    | undefined
}
declare module 'virtual:landing/plugins' {
  /** Modules of plugins for browsers. */
  export const clientModules: readonly import('./client/attach-modules').PluginModule[]
}
declare module 'virtual:landing/pages' {
  /** The site's own pages, by key. */
  export const pages: Readonly<
    Record<string, () => Promise<import('./site/page-module').PageModule>>
  >
}
declare module 'virtual:landing/components' {
  /** The site's own components for Markdown, by name. */
  export const markdownComponents: Readonly<
    Record<string, () => Promise<import('./document/islands/markdown-components').ComponentModule>>
  >
}
declare module 'virtual:landing/page-modules' {
  /** The module that a parser has made of a page, by the page's source. */
  export function loadPageModule(
    source: string,
    version: string,
  ): Promise<import('./document/islands/markdown-components').ComponentModule>
}
declare module 'virtual:landing/overrides' {
  export const components: Partial<import('@landing/theme').ThemeComponents>
  /** What `src/theme.tsx` exports. */
  export const exported: Readonly<Record<string, unknown>>
  type Messages = Partial<import('@landing/theme').Messages>
  /** Texts of a locale, the site's own among them. Empty in English. */
  export function messagesOf(locale: string): Messages | Promise<Messages>
}
/** The style sheets of every page; for the server's bundle, which has all styles of the site's pages. */
declare module 'virtual:landing/styles' {
  export const stylesByUse: import('./document/html').StylesByUse
}
/** UI5, if it is installed. */
declare module 'virtual:landing/ui5' {
  export const startUi5: typeof import('@landing/theme/ui5').startUi5
}
declare module 'virtual:landing/ui5-parts' {
  export const ui5Parts: typeof import('@landing/theme/ui5-parts').ui5Parts | undefined
}
declare module '*?worker&url' {
  const href: string
  export default href
}
