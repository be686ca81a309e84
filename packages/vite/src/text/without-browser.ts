/** Help against errors of code that needs a browser. */
export const withoutBrowser = `Pages are rendered without a browser first: use "window" and "document" in effects, and load packages that need them with lazy(() => import('./part')) in <Suspense>.`
