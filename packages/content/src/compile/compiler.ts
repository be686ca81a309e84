import type { TableData } from '@landing/schema'
import type { Dialect } from '../model/docs-settings'
import type { CompiledDocument } from './compiled-document'

/** Data views by name. */
export type Views = Readonly<Record<string, TableData>>

export interface CompileInput {
  /** Path relative to the content folder. */
  readonly source: string
  readonly text: string
  readonly hash: string
  readonly dialect: Dialect
}

export interface Compiler {
  /** Never rejects: what cannot be compiled is a finding of the document. */
  compile(input: CompileInput, views: Views): Promise<CompiledDocument>
  dispose(): void
}
