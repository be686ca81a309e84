import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { expect, it, vi } from 'vitest'
import { compileText, hooksOf, stepsAt } from '../fixtures/compile-text'
import type { Step } from '../hooks/compile-hooks'

/** A plugin that is busy for a while, by a clock that the test moves. */
function busy(seconds: number) {
  return function remarkBusy() {
    return () => {
      const now = performance.now()
      vi.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000)
    }
  }
}

it('names a plugin that takes long on a page, with its time', async () => {
  const { html, findings } = await compileText('# T', { hooks: stepsAt('parsed', busy(1.3)) })
  vi.restoreAllMocks()
  expect(html).toContain('T</h1>')
  expect(findings).toEqual([
    expect.objectContaining({
      code: 'page/slow-plugin',
      message: 'The plugin "remarkBusy" took 1.3 s on this page.',
      location: { file: 'docs/page.md' },
    }),
  ])
  const steps: Step[] = [{ at: 'parsed', waits: true, plugin: busy(1.3) }]
  const waiting = await compileText('# T', { hooks: hooksOf({ steps }) })
  vi.restoreAllMocks()
  expect(waiting.findings).toEqual([])
  const quick = await compileText('# T', { hooks: stepsAt('parsed', busy(0.9)) })
  vi.restoreAllMocks()
  expect(quick.findings).toEqual([])
})

it('waits for plugins with a promise or a function, and takes what they make', async () => {
  const shout = (mark: string) => (tree: Root) => {
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: mark }] })
  }
  const calls = () => (tree: Root, _: VFile, next: (error?: Error, tree?: Root) => void) =>
    setTimeout(() => next(undefined, { ...tree, children: tree.children.slice(1) }), 5)
  const { html } = await compileText('# T\n\na', {
    hooks: stepsAt('parsed', [shout, '!'], { plugins: [[shout, '?']] }, calls),
  })
  expect(html).toBe('<p>a</p>\n<p>!</p>\n<p>?</p>')
  const { findings } = await compileText('a', {
    hooks: stepsAt('outlined', () => () => Promise.reject(new Error('own'))),
  })
  expect(findings[0]?.message).toBe('The page cannot be compiled: own')
})
