import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { shownDiagnostics } from './diagnostics/policy'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

afterEach(() => void vi.unstubAllGlobals())

/** A plugin that does this on each page. */
function doing(work: () => unknown): string {
  vi.stubGlobal('work', work)
  return join(writeSite({ 'a.mjs': 'export default () => () => globalThis.work()' }), 'a.mjs')
}

/** Is busy for a while, by a clock that the test moves. */
function beBusy() {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 2000)
}

it('names a slow plugin once for all pages', async () => {
  const markdown = { remarkPlugins: [doing(beBusy)] }
  const files = { 'docs/a.md': '# A', 'docs/b.md': '# B' }
  const { content } = await openSite(files, { markdown })
  const first = await renderPath(content, '/docs/a/')
  vi.restoreAllMocks()
  const second = await renderPath(content, '/docs/b/')
  vi.restoreAllMocks()
  const shown = shownDiagnostics([...second.messages, ...first.messages])
  expect(shown).toMatchObject([{ code: 'page/slow-plugin', location: { file: 'docs/a.md' } }])
})
