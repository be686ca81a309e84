type Files = Readonly<Record<string, string | Uint8Array>>

export function removeSites(): void
export function writeSite(files: Files): string
export function writeFiles(folder: string, files: Files): void

export function siteOpener<Options extends { readonly config: unknown }, Content>(
  openContent: (options: Options) => Promise<Content>,
): (
  files: Files,
  config?: Partial<Options['config']>,
  options?: Partial<Options>,
) => Promise<{ readonly content: Content; readonly contentDir: string }>

export function renderPath<Route extends { readonly path: string }, Page>(
  content: {
    readonly model: { readonly routes: readonly Route[] }
    renderPage(route: Route): Promise<Page>
  },
  path: string,
): Promise<Page>
