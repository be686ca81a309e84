import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Message, PageData, Sidebar } from '@landing/schema'
import type { ServerModule } from '../../../document/server-module'
import type { DocumentFrame } from './render-document'
import { renderDocument } from './render-document'
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

/** Renders documents and writes them, here or in a thread; returns what is wrong with their components. */
export async function createRenderWorker({
  server,
  frame,
  sidebars,
}: ThreadOptions): Promise<(job: RenderJob) => Promise<readonly Message[]>> {
  const module = (await import(pathToFileURL(server).href)) as ServerModule
  const trees = new Map<string, Sidebar>()
  const treeOf = (href: string): Sidebar | undefined => {
    const json = sidebars[href]
    const known = trees.get(href)
    if (known !== undefined || json === undefined) return known
    const tree = JSON.parse(json) as Sidebar
    trees.set(href, tree)
    return tree
  }
  return async ({ json, file }) => {
    const page = JSON.parse(json) as PageData
    const sidebar = 'sidebar' in page && page.sidebar ? treeOf(page.sidebar.href) : undefined
    const { html, messages } = await renderDocument(module, frame, page, sidebar)
    await writeFile(file, html)
    return messages
  }
}
