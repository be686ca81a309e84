import type { SearchPage } from '@landing/schema'
import type { Query } from './queries.mjs'

export const sharedFolder: string
export const CORPORA: Readonly<Record<string, string>>
export function readCorpus(corpus: string): SearchPage[] | undefined
export function readHeldOut(corpus: string): Query[]
export function readQuestions(corpus: string): Query[]
export function readRealQueries(corpus: string): Query[]
export function sourceText(pages: readonly SearchPage[]): string
