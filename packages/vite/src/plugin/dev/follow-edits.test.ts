import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { expect, it, vi } from 'vitest'
import type { SiteHolder } from '../../site/holder'
import { followEdits } from './follow-edits'

const root = join('/', 'site')

/** A site whose state is the list of what was read into it; reading takes a while. */
function openSite(structure = false) {
  const watcher = new EventEmitter()
  let current: readonly string[] = []
  let begun = 0
  const read = (entry: string) => {
    begun += 1
    const next = [...current, entry]
    return new Promise<readonly string[]>((resolve) => setTimeout(() => resolve(next), 20))
  }
  const holder = {
    root,
    contentDir: () => join(root, 'content'),
    revision: () => 1,
    state: () => ({
      content: { messages: [] },
      reopen: () => read('components'),
      update: async (files: readonly string[]) => ({
        state: { content: { messages: [] }, read: await read(files.join()) },
        changed: [],
        structure,
      }),
    }),
    replace: (state: readonly string[] | { readonly read: readonly string[] }) => {
      current = 'read' in state ? state.read : state
    },
  }
  const invalidated = new Set<string>()
  const moduleGraph = {
    getModuleById: (id: string) => id,
    invalidateModule: (id: string) => invalidated.add(id),
  }
  const environment = { moduleGraph }
  const server = {
    watcher,
    ws: { send: vi.fn() },
    config: { logger: { info: vi.fn(), warn: vi.fn() } },
    environments: { ssr: environment, client: environment },
  }
  const report = followEdits(server as unknown as ViteDevServer, holder as unknown as SiteHolder)
  const add = (name: string) => watcher.emit('all', 'add', join(root, 'src/components', name))
  const printed = () => server.config.logger.info.mock.calls.map(([text]) => text)
  return { report, add, read: () => current, begun: () => begun, printed, invalidated }
}

it('reads edits of content and added components that come together one after another', async () => {
  const { report, add, read, begun, printed } = openSite()
  report([join(root, 'content/docs/a.md')])
  await vi.waitFor(() => expect(begun()).toBe(1), { interval: 1 })
  add('one.tsx')
  report([join(root, 'content/docs/b.md'), join(root, 'content/data/c.csv')])
  const [a, b, c] = ['docs/a.md', 'docs/b.md', 'data/c.csv'].map((file) =>
    join(root, 'content', file),
  )
  await expect.poll(read).toEqual([a, 'components', `${b},${c}`])
  expect(printed()).toEqual(['update docs/a.md', 'update docs/b.md and 1 more'])
})

it('reads several added components at once', async () => {
  const { report, add, read } = openSite()
  add('one.tsx')
  add('two.tsx')
  report(['a.md'])
  await expect.poll(read).toEqual(['components', 'a.md'])
})

it('makes all virtual modules again when the structure has changed, as after an edit of a file that a plugin reads', async () => {
  const { report, read, invalidated } = openSite(true)
  report(['a.md'])
  await expect.poll(read).toEqual(['a.md'])
  await expect
    .poll(() => [...invalidated])
    .toEqual(
      expect.arrayContaining(
        ['plugins', 'settings', 'styles'].map((name) => `\0virtual:landing/${name}`),
      ),
    )
})
