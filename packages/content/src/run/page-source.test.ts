import { join } from 'node:path'
import type { CompileInput, Compiler } from '@landing/markdown'
import { digest } from '@landing/markdown/authoring'
import { createStageClock, emptyDocument, noHooks } from '@landing/markdown/host'
import { describe, expect, it } from 'vitest'
import { writeFiles, writeSite } from '../fixtures/write-site'
import { createPageSource } from './page-source'

const text = '# Page\n'
const contentDir = writeSite({ 'docs/page.md': text, 'part.md': 'One' })
const request = { source: 'docs/page.md', hash: digest(text), dialect: 'landing', locale: 'en' }

/** Notes what it is asked for. Its pages include `part.md`. */
function notingCompiler(isProvisional: boolean) {
  const inputs: CompileInput[] = []
  const compiler: Compiler = {
    async compile(input) {
      inputs.push(input)
      const files = [{ path: 'part.md', hash: digest('One') }]
      const location = { file: input.source }
      return {
        document: {
          ...emptyDocument(input),
          dependencies: { files, views: {} },
          ...(isProvisional && { isProvisional: true as const }),
        },
        mistakes: [1, 2].map((at) => ({
          code: 'style/term',
          severity: 'warn' as const,
          message: `mistake ${at}`,
          location,
          once: 'term',
        })),
      }
    },
    dispose: () => undefined,
  }
  return { compiler, inputs }
}

const stored = new Map<string, string>()

/** A build with an earlier one's store: what the compiler was asked for, and the messages of the page. */
async function build(key: string, lint: string, isProvisional = false) {
  const { compiler, inputs } = notingCompiler(isProvisional)
  const pages = createPageSource({
    contentDir,
    compiler,
    key,
    hooks: { ...noHooks, lintKey: lint },
    store: {
      get: (name, read) => {
        const value = stored.get(name)
        return value === undefined ? undefined : read(value)
      },
      put: (name, value) => stored.set(name, value),
    },
    clock: createStageClock(),
  })
  const { findings } = await pages.get(request, {})
  return [inputs.map(({ onlyLint }) => (onlyLint ? 'lint' : 'page')), findings.length]
}

describe('a page of an earlier build', () => {
  it('is compiled again while something is missing', async () => {
    expect(await build('provisional', 'rules', true)).toEqual([['page'], 2])
    expect(await build('provisional', 'rules')).toEqual([['page'], 2])
    expect(await build('provisional', 'rules')).toEqual([[], 2])
  })

  it('is compiled again when its compiler has changed, and only linted when its rules have', async () => {
    expect(await build('compiler 1', 'rules 1')).toEqual([['page'], 2])
    expect(await build('compiler 1', 'rules 1')).toEqual([[], 2])
    expect(await build('compiler 1', 'rules 2')).toEqual([['lint'], 2])
    expect(await build('compiler 1', 'rules 2')).toEqual([[], 2])
    expect(await build('compiler 2', 'rules 2')).toEqual([['page'], 2])
    expect(await build('compiler 1', 'rules 1')).toEqual([['lint'], 2])
    writeFiles(join(contentDir), { 'part.md': 'Two' })
    expect(await build('compiler 1', 'rules 1')).toEqual([['page'], 2])
  })
})
