import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Message, PageData, Sidebar } from '@landing/schema'
import type { ServerModule } from '../../server/server-module'
import type { RenderJob, ThreadOptions } from './messages'
import { renderDocument } from './render-document'

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
