import type { Message } from '@landing/schema'
import type { DocumentFrame } from './render-document'
import type { Thrown } from './render-failure'

/** What a thread is started with. */
export interface ThreadOptions {
  /** File of the server's bundle. */
  readonly server: string
  readonly frame: DocumentFrame
  /** Whole sidebars as JSON, by the href of their file. */
  readonly sidebars: Readonly<Record<string, string>>
}

/** A document to be rendered and written. */
export interface RenderJob {
  /** Route path of the page. */
  readonly path: string
  /** The page's data as JSON. */
  readonly json: string
  /** Absolute path of the file. */
  readonly file: string
}

export interface RenderReply {
  readonly path: string
  /** What is wrong with the components in the page's text. */
  readonly messages: readonly Message[]
  /** Set when it could not be rendered. */
  readonly thrown?: Thrown
}
