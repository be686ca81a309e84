import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { serverModule } from './server-module'

it('evaluates anew what an edit corrected while it failed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'landing-server-'))
  const entry = join(root, 'entry.js')
  await writeFile(entry, "export { part } from 'virtual:part'\n")
  let isCorrected = false
  const part = {
    name: 'part',
    resolveId: (id: string) => (id === 'virtual:part' ? id : undefined),
    load(id: string) {
      if (id !== 'virtual:part') return undefined
      return isCorrected ? 'export const part = 1' : "throw new Error('broken')"
    },
    // The edit of another file invalidates the entry after it was asked for, before the error arrives.
    transform(_: string, id: string) {
      if (id !== 'virtual:part' || isCorrected) return
      isCorrected = true
      for (const name of ['virtual:part', entry]) {
        const { moduleGraph } = server.environments.ssr
        const module = moduleGraph.getModuleById(name)
        if (module !== undefined) moduleGraph.invalidateModule(module)
      }
    },
  }
  const options = { root, configFile: false, logLevel: 'silent', appType: 'custom' } as const
  const server = await createServer({
    ...options,
    server: { middlewareMode: true, ws: false },
    plugins: [part],
  })
  const load = () => serverModule(server, { server: entry } as never)
  await expect(load()).rejects.toThrow('broken')
  expect(await load()).toMatchObject({ part: 1 })
  await server.close()
  await rm(root, { recursive: true })
})
