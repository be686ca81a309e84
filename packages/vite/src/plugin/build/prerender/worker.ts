import { writeFileSync } from 'node:fs'
import type { Diagnostic, PageData, Sidebar } from '@landing/schema'
import { type InvalidProp, invalidPropOf } from '../../../document/islands/serialize-props'
import { importServer } from './import-server'
import { type DocumentFrame, renderDocument } from './render-document'

/** What a thread is started with. */
export interface ThreadOptions {
  /** Folder of the project. */
  readonly root: string
  /** Href of the server's bundle. */
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
  readonly messages: readonly Diagnostic[]
  /** Set when it could not be rendered. */
  readonly thrown?: Thrown
}

/** Renders documents and writes them, here or in a thread; returns what is wrong with their components. */
export async function createRenderWorker({
  server,
  frame,
  sidebars,
}: ThreadOptions): Promise<(job: RenderJob) => Promise<readonly Diagnostic[]>> {
  const module = await importServer(server)
  const trees = new Map<string, Sidebar>()
  const treeOf = (href: string): Sidebar | undefined => {
    const json = sidebars[href]
    const cachedTree = trees.get(href)
    if (cachedTree !== undefined || json === undefined) return cachedTree
    const tree = JSON.parse(json) as Sidebar
    trees.set(href, tree)
    return tree
  }
  return async ({ json, file }) => {
    const page = JSON.parse(json) as PageData
    const sidebar = 'sidebar' in page && page.sidebar ? treeOf(page.sidebar.href) : undefined
    const { html, messages } = await renderDocument(module, frame, page, sidebar)
    // Synchronous: for small files the thread pool costs more than writing.
    try {
      writeFileSync(file, html)
    } catch (error) {
      throw new WriteError(file, error as NodeJS.ErrnoException)
    }
    return messages
  }
}

/** The file of a document could not be written, which its components did not cause. */
class WriteError extends Error {
  readonly system: SystemError
  constructor(path: string, { message, code, syscall }: NodeJS.ErrnoException) {
    super(message)
    this.system = { path, code, syscall }
  }
}

type SystemError = Pick<NodeJS.ErrnoException, 'path' | 'code' | 'syscall'>

/** What was thrown for a document, in a form that can cross threads. */
export interface Thrown {
  readonly message: string
  readonly stack: string
  readonly invalidProp?: InvalidProp
  /** The operating system's error for a file that could not be written. */
  readonly system?: SystemError
}

export function toThrown(error: unknown): Thrown {
  if (!(error instanceof Error)) return { message: String(error), stack: '' }
  if (error instanceof WriteError) {
    return { message: error.message, stack: '', system: error.system }
  }
  const invalidProp = invalidPropOf(error)
  if (invalidProp) return { message: error.message, stack: '', invalidProp }
  return { message: error.message, stack: error.stack ?? '' }
}
