'use client'

export { CrashPage } from './pages/crash-page'
export { IndexPage } from './pages/index-page'
export { LoadingPage } from './pages/loading-page'
export { NotFoundPage } from './pages/not-found-page'
export { SearchPage } from './pages/search-page'
export { TagPage, TagsPage } from './pages/tags-page'
export type { LoadingPageProps } from './part-props'
