declare module 'virtual:landing/site' {
  export const site: import('@landing/schema').SiteData
}
declare module 'virtual:landing/pages' {
  export const pages: Readonly<
    Record<string, () => Promise<import('./pages/page-module').PageModule>>
  >
}
declare module 'virtual:landing/overrides' {
  export const components: Partial<import('@landing/theme').ThemeComponents>
  /** Texts in the language of the site, the site's own among them. Empty in English. */
  export const messages: Partial<import('@landing/theme').Messages>
}
declare module '*?worker&url' {
  const href: string
  export default href
}
