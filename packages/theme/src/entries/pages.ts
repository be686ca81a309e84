'use client'

export type { LoadingPageProps } from '../context/part-props'
export { CrashPage } from '../page/crash-page'
export { IndexPage } from '../page/index-page'
export { NotFoundPage } from '../page/not-found-page'
export { SearchPage } from '../page/search-page'
export { TagPage, TagsPage } from '../page/tags-page'
export { LoadingPage } from '../primitives/loading-page'
