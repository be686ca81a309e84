// Names that the examples of the READMEs take from a reader's own code.
declare const site: import('@landing/schema').SiteData
declare const transport: Parameters<
  ReturnType<typeof import('@landing/mcp').createMcpServer>['connect']
>[0]
declare const pages: readonly import('@landing/search/build').SearchPage[]
declare const RouterLink: import('react').ComponentType<{ readonly to: string }>
declare const router: { go(href: string, replace?: boolean): void }
declare const routerHost: import('@landing/theme').ThemeHost
declare const path: string
declare const search: string
declare const hash: string
declare const useLoadFailure: NonNullable<import('@landing/theme').ThemeHost['useLoadFailure']>
declare const staticHtml: NonNullable<import('@landing/theme').ThemeHost['staticHtml']>
declare const colorMode: import('@landing/theme').ColorModeChoice
declare function setMode(choice: import('@landing/theme').ColorModeChoice): void
declare const currentTree: Element
declare const nextTree: Element
declare const error: unknown
declare function retry(): void
declare const element: HTMLElement
declare const provider: import('@landing/schema').SearchProvider

declare module 'next-themes' {
  export function useTheme(): { theme?: string; setTheme(theme: string): void }
}
declare module '@docusaurus/theme-common' {
  type Choice = 'light' | 'dark' | null
  export function useColorMode(): { colorModeChoice: Choice; setColorMode(choice: Choice): void }
}
