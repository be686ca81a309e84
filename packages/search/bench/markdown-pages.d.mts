import type { SearchPage } from '@landing/schema'

export function readMarkdownPages(folder: string): SearchPage[]
