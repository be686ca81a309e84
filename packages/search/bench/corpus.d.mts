import type { SearchPage } from '@landing/schema'
import type { Query } from './queries.mjs'

export const sharedFolder: string
export const CORPORA: Readonly<Record<string, string | undefined>>
export function readCorpus(corpus: string): SearchPage[] | undefined
export function readSets(corpus: string): Record<string, Query[]>
export function sourceText(pages: readonly SearchPage[]): string
