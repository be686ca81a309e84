import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createStageClock } from '../diagnostics/stage-clock'
import { writeSite } from '../fixtures/write-site'
import type { Compiler } from '../page/compiler'
import { failedDocument } from '../page/failed-document'
import { createCompilePool } from './compile-pool'

/** Answers like the built thread, without compiling; on some pages it loops, stops or ends. */
const threadSource = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', ({ type, id, input }) => {
  if (type !== 'compile') return
  if (input.text === 'loop') for (;;);
  if (input.text === 'silent') return
  if (input.text === 'end') process.exit(1)
  parentPort.postMessage({ type: 'page', id, times: {}, parts: new Map([[input.source, '1']]),
    page: { source: input.source, html: 'thread', findings: [] } })
})
parentPort.postMessage({ type: 'ready' })
`
const file = pathToFileURL(join(writeSite({ 'thread.mjs': threadSource }), 'thread.mjs'))

const inline: Compiler = {
  compile: async (input) => ({
    ...failedDocument(input, new Error('')),
    html: 'here',
    findings: [],
  }),
  dispose: () => undefined,
}

function pool(threadsOnly: boolean, threads = 2) {
  const parts = new Map<string, string>()
  const compilers = createCompilePool({
    inline,
    clock: createStageClock(),
    parts: { get: () => undefined, put: (key, text) => parts.set(key, text) },
    threads,
    threadsOnly,
    file,
    thread: {
      contentDir: '/',
      locale: 'en',
      parser: 'auto',
      rawHtml: 'keep',
      components: [],
      emoji: false,
      timeLimit: 200,
      remarkPlugins: [],
      rehypePlugins: [],
    },
  })
  const compileAll = async (texts: readonly string[]) => {
    const pages = texts.map((text, index) =>
      compilers.compile({ source: `${index}.md`, text, hash: '', dialect: 'landing' }, {}),
    )
    return (await Promise.all(pages)).map(({ html, findings }) => findings[0]?.reason ?? html)
  }
  return { ...compilers, compileAll, parts }
}

const stopped = 'The page cannot be compiled: it was still busy after 0.2 seconds and was stopped.'

describe('threads', () => {
  it('that are busy with a page for too long are ended, and the rest goes on', async () => {
    const texts = Array.from({ length: 60 }, (_, index) =>
      index === 7 ? 'loop' : index === 30 ? 'silent' : 'x',
    )
    const { compileAll, parts, dispose } = pool(true)
    const results = await compileAll(texts)
    expect(results).toEqual(texts.map((text) => (text === 'x' ? 'thread' : stopped)))
    expect(parts.size).toBe(58)
    dispose()
  })

  it('are not ended because this one was busy', async () => {
    const { compileAll, dispose } = pool(true, 1)
    await compileAll(['x'])
    const results = compileAll(['x', 'x', 'x'])
    const until = performance.now() + 500
    while (performance.now() < until);
    expect(await results).toEqual(['thread', 'thread', 'thread'])
    dispose()
  })

  it('that die give their pages back', async () => {
    const { compileAll, dispose } = pool(true)
    const results = await compileAll(['x', 'end', 'x', 'x'])
    expect(results.filter((result) => result === 'thread' || result === 'here')).toHaveLength(4)
    dispose()
  })

  it('are not used for a few pages, and not without the built file', async () => {
    const { compileAll, dispose } = pool(false)
    expect(new Set(await compileAll(['x', 'x']))).toEqual(new Set(['here']))
    dispose()
    const none = pool(true, 0)
    expect(await none.compileAll(['x'])).toEqual(['here'])
    none.dispose()
  })

  it('are not asked again when page after page takes too long', async () => {
    const { compileAll, dispose } = pool(true)
    const results = await compileAll(Array.from({ length: 40 }, () => 'loop'))
    const tried = results.filter((result) => result === stopped).length
    expect(tried).toBeGreaterThanOrEqual(10)
    expect(tried).toBeLessThan(13)
    expect(results.at(-1)).toBe(
      'The page cannot be compiled: 10 pages before it took too long, so it was not tried.',
    )
    dispose()
  }, 30_000)
})
