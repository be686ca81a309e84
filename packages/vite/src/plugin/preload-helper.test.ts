import { beforeEach, expect, it, vi } from 'vitest'
import { preloadHelper } from './preload-helper'

type Preload = (load: () => Promise<string>, files?: readonly string[]) => Promise<string>
interface Link {
  rel: string
  href: string
  onload(): void
  onerror(): void
  remove(): void
}

let links: Link[] = []
let preload: Preload

beforeEach(async () => {
  links = []
  const remove = (link: Link) => {
    links = links.filter((each) => each !== link)
  }
  vi.stubGlobal('document', {
    createElement: () => ({
      remove() {
        remove(this as unknown as Link)
      },
    }),
    head: { append: (link: Link) => links.push(link) },
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
  })
  const { load } = preloadHelper('/x/') as unknown as { load: { handler: () => string } }
  // A new module for each test: it remembers what was loaded.
  const code = `${load.handler()}// ${Math.random()}`
  preload = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).__vitePreload
})

it('names a version of Vite without the module that it replaces', () => {
  const warn = vi.fn<(message: string) => void>()
  const plugin = preloadHelper('/') as unknown as {
    buildEnd(error?: Error): void
    load: { handler(): string }
  }
  plugin.buildEnd.call({ warn } as never, new Error('Syntax.'))
  expect(warn).not.toHaveBeenCalled()
  plugin.buildEnd.call({ warn } as never)
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^Vite \d.* has no module "vite\/preload/),
  )
  plugin.load.handler()
  plugin.buildEnd.call({ warn } as never)
  expect(warn).toHaveBeenCalledTimes(1)
})

it('asks for the scripts of a dynamic import at once, each only once', async () => {
  await expect(preload(async () => 'loaded', ['a.js', 'b.js'])).resolves.toBe('loaded')
  await preload(async () => 'again', ['a.js'])
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', '/x/a.js'],
    ['modulepreload', '/x/b.js'],
  ])
})

it('runs no module before its styles are there', async () => {
  const loaded: string[] = []
  const load = async () => {
    loaded.push('module')
    return ''
  }
  const both = Promise.all([preload(load, ['a.css']), preload(load, ['a.css'])])
  await Promise.resolve()
  expect(loaded).toEqual([])
  links[0]?.onload()
  await both
  expect(loaded).toEqual(['module', 'module'])
  expect(links).toHaveLength(1)
})

it('fails with the address of styles that are missing, and tries them again', async () => {
  const first = preload(async () => '', ['a.css'])
  links[0]?.onerror()
  await expect(first).rejects.toThrow('/x/a.css')
  const second = preload(async () => 'loaded', ['a.css'])
  links[0]?.onload()
  await expect(second).resolves.toBe('loaded')
})
