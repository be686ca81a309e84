import type {
  CompiledPage,
  CompileInput,
  CompilerSettings,
  StageTimes,
  Views,
} from '@landing/markdown'

/** Data that a compile thread is started with. Structured-cloneable. */
export interface ThreadOptions extends CompilerSettings {
  /** Cache folder for parts of pages, if any. */
  readonly partsFolder?: string | undefined
}

/** To a thread. Views are sent once, and again when they change. */
export type ThreadRequest =
  | { readonly type: 'views'; readonly views: Views }
  | { readonly type: 'compile'; readonly id: number; readonly input: CompileInput }

/** From a thread. */
export type ThreadReply =
  | { readonly type: 'ready' }
  | {
      readonly type: 'page'
      readonly id: number
      readonly page: CompiledPage
      readonly times: StageTimes
      /** To be kept. */
      readonly parts: ReadonlyMap<string, string>
    }
