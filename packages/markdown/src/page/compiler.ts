import type { TableData } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { digest } from '../text/digest'
import { oncePer } from '../text/once'
import type { CompiledDocument } from './compiled-document'

/** Data views by name. */
export type Views = Readonly<Record<string, TableData>>

/** A document, before its text has been read. */
export interface PageRequest {
  /** Path relative to the content folder. */
  readonly source: string
  /** Of the text; that of the model, which may be older than the file. */
  readonly hash: string
  readonly dialect: string
  /** Code of the locale its text is written in. */
  readonly locale: string
}

/** A document with its text. */
export interface CompileInput extends PageRequest {
  readonly text: string
  /** The document is known: only lint rules run. */
  readonly onlyLint?: boolean
}

/** What a text becomes. */
export interface CompiledPage {
  /** Empty if only lint rules ran. */
  readonly document: CompiledDocument
  /** What lint rules of plugins report. */
  readonly mistakes: readonly Finding[]
}

/** Compiles documents, one by one. */
export interface Compiler {
  /** Never rejects: what cannot be compiled is a finding of the document. */
  compile(input: CompileInput, views: Views): Promise<CompiledPage>
  dispose(): void
}

const hashOf = oncePer((view: TableData) => digest(JSON.stringify(view), 16))

/** Hash of a view, to invalidate cached pages; empty for one that does not exist. */
export function hashView(view: TableData | undefined): string {
  return view === undefined ? '' : hashOf(view)
}
