import { type PageData, type Sidebar, type SidebarRef, toHref } from '@landing/schema'
import { preparePage } from '@landing/theme'
import type { ComponentType } from 'react'
import type { PageModule } from '../pages/page-module'

/** What must be there before a page can be rendered in one go, besides its data. */
export interface Views {
  /** Loads the page's code, its component and its sidebar. */
  prepare(page: PageData): Promise<void>
  /** Throws when it was not prepared. */
  component(key: string): ComponentType<Readonly<Record<string, unknown>>>
  /** The sidebar of a page, once it was loaded. */
  sidebar(ref: SidebarRef, path: string): Sidebar | undefined
  /** The whole tree; fetched once. */
  loadSidebar(ref: SidebarRef): Promise<Sidebar>
}

interface ViewSources {
  readonly base: string
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>
}

/** Keeps components and sidebars by key. Failures are forgotten, so that the next try is a new one. */
export function createViews({ base, pages }: ViewSources): Views {
  const components = new Map<string, ComponentType<Readonly<Record<string, unknown>>>>()
  const loading = new Map<string, Promise<Sidebar>>()
  const loaded = new Map<string, Sidebar>()

  async function prepareComponent(key: string): Promise<void> {
    if (components.has(key)) return
    const load = pages[key]
    if (load === undefined) throw new Error(`There is no page component "${key}".`)
    components.set(key, (await load()).default)
  }

  function loadSidebar(ref: SidebarRef): Promise<Sidebar> {
    const known = loading.get(ref.href)
    if (known !== undefined) return known
    const promise = fetchSidebar(toHref(base, ref.href)).then((sidebar) => {
      loaded.set(ref.href, sidebar)
      return sidebar
    })
    loading.set(ref.href, promise)
    promise.catch(() => loading.delete(ref.href))
    return promise
  }

  return {
    async prepare(page) {
      await Promise.all([
        preparePage(page),
        page.kind === 'component' && prepareComponent(page.component),
        'sidebar' in page && page.sidebar !== undefined && loadSidebar(page.sidebar),
      ])
    },
    component(key) {
      const component = components.get(key)
      if (component === undefined) throw new Error(`The page component "${key}" was not loaded.`)
      return component
    },
    sidebar: (ref) => loaded.get(ref.href),
    loadSidebar,
  }
}

async function fetchSidebar(href: string): Promise<Sidebar> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`The sidebar ${href} answered with ${response.status}.`)
  return (await response.json()) as Sidebar
}
