import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compiler } from '@landing/markdown'
import { createStageClock, defaultSettings, failedDocument } from '@landing/markdown/host'
import { describe, expect, it } from 'vitest'
import { writeSite } from '../fixtures/write-site'
import { createCompilePool } from './compile-pool'

/** Answers like the built thread, without compiling; on some pages it ends. */
const threadSource = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', ({ type, id, input }) => {
  if (type !== 'compile') return
  if (input.text === 'end') process.exit(1)
  parentPort.postMessage({ type: 'page', id, times: {}, parts: new Map([[input.source, '1']]),
    page: { document: { source: input.source, segments: ['thread'], findings: [] }, mistakes: [] } })
})
parentPort.postMessage({ type: 'ready' })
`
const file = pathToFileURL(join(writeSite({ 'thread.mjs': threadSource }), 'thread.mjs'))

/** Compiles in this thread, once it may. */
const inlineAfter = (mayBegin: () => boolean): Compiler => ({
  async compile(input) {
    while (!mayBegin()) await new Promise((resolve) => setTimeout(resolve, 1))
    const document = { ...failedDocument(input, new Error('')), segments: ['here'], findings: [] }
    return { document, mistakes: [] }
  },
  dispose: () => undefined,
})

function pool(threads = 2, isThreadFirst = false) {
  const parts = new Map<string, string>()
  const inline = inlineAfter(() => !isThreadFirst || parts.size > 0)
  const compilers = createCompilePool({
    inline,
    clock: createStageClock(),
    parts: { get: () => undefined, put: (key, text) => parts.set(key, text) },
    threads,
    file,
    thread: {
      ...defaultSettings,
      contentDir: '/',
      parser: 'auto',
      plugins: [],
    },
  })
  const compileAll = async (texts: readonly string[]) => {
    const pages = texts.map((text, index) =>
      compilers.compile(
        { source: `${index}.md`, text, hash: '', dialect: 'landing', locale: 'en' },
        {},
      ),
    )
    return (await Promise.all(pages)).map(
      ({ document: { segments, findings } }) => findings[0]?.message ?? segments.join(''),
    )
  }
  return { ...compilers, compileAll, parts }
}

describe('threads', () => {
  it('take the pages when there are many', async () => {
    const { compileAll, dispose, parts } = pool(2, true)
    const results = await compileAll(Array.from({ length: 200 }, () => 'x'))
    // One page was begun here before there were threads.
    expect(results.filter((result) => result === 'here')).toHaveLength(1)
    expect(parts.size).toBe(199)
    dispose()
  })

  it('that die give their pages back', async () => {
    const { compileAll, dispose } = pool(2, true)
    const results = await compileAll(
      Array.from({ length: 200 }, (_, index) => (index % 50 === 20 ? 'end' : 'x')),
    )
    expect(results).toHaveLength(200)
    expect(results.every((result) => result === 'thread' || result === 'here')).toBe(true)
    dispose()
  })

  it('are not used for a few pages, and not without the built file', async () => {
    const { compileAll, dispose } = pool()
    expect(new Set(await compileAll(['x', 'x']))).toEqual(new Set(['here']))
    dispose()
    const none = pool(0)
    expect(new Set(await none.compileAll(Array.from({ length: 60 }, () => 'x')))).toEqual(
      new Set(['here']),
    )
    none.dispose()
  })
})
