import { expect, it, vi } from 'vitest'
import { openSite, renderPath } from './fixtures/write-site'

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds)).then(() => undefined)

/** A plugin that is busy for a while, by a clock that the test moves. */
function busy(seconds: number) {
  return function remarkBusy() {
    return () => {
      const now = performance.now()
      vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000)
    }
  }
}

it('does not call a plugin slow because many pages wait for it', async () => {
  const waits = () => () => pause(1200)
  const files = Object.fromEntries(
    Array.from({ length: 3 }, (_, index) => [`docs/p${index}.md`, `# P ${index}`]),
  )
  const markdown = { remarkPlugins: [waits] }
  const { content } = await openSite(files, { markdown })
  const messages = []
  for await (const { page } of content.renderAll()) messages.push(...page.messages)
  expect(messages).toEqual([])
})

it('names a slow plugin once for all pages', async () => {
  const markdown = { remarkPlugins: [busy(2)] }
  const files = { 'docs/a.md': '# A', 'docs/b.md': '# B' }
  const { content } = await openSite(files, { markdown })
  const first = await renderPath(content, '/docs/a/')
  vi.restoreAllMocks()
  const second = await renderPath(content, '/docs/b/')
  vi.restoreAllMocks()
  expect(first.messages.map(({ code }) => code)).toEqual(['page/slow-plugin'])
  expect(second.messages).toEqual([])
})
