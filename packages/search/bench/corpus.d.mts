import type { SearchPage } from '@landing/schema'

export function readCorpus(folder?: string): SearchPage[] | undefined
export function sourceText(pages: readonly SearchPage[]): string
