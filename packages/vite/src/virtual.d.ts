declare module 'virtual:landing/site' {
  /** The site in the language of a page, by its route path. */
  export function siteAt(path: string): import('@landing/schema').SiteData
}
declare module 'virtual:landing/pages' {
  export const pages: Readonly<
    Record<string, () => Promise<import('./pages/page-module').PageModule>>
  >
}
declare module 'virtual:landing/overrides' {
  export const components: Partial<import('@landing/theme').ThemeComponents>
  /** Adds the sheet for UI5 elements whose code is not there yet to the document, once. */
  export function loadElementStyles(): Promise<unknown>
  type Messages = Partial<import('@landing/theme').Messages>
  /** Texts of a locale, the site's own among them. Empty in English. */
  export function messagesOf(locale: string): Messages | Promise<Messages>
}
declare module '*?worker&url' {
  const href: string
  export default href
}
