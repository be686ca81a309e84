import { resolve } from 'node:path'
import { inspect } from 'node:util'
import { LandingError } from '@landing/schema'
import type { ViteDevServer } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { hideInternals, plainError, printMessages, reportSite, showFatal } from './report'

const location = { file: 'docs/a.md', line: 2, column: 1 }
const diagnostic = { code: 'x/y', severity: 'throw', message: 'Wrong.', location } as const

it('prints the code of an error before its message, then its diagnostics and its help', () => {
  const error = new LandingError('content/problems', 'Found 1 error.', {
    diagnostics: [diagnostic],
    help: 'Correct it.',
  })
  const text =
    'content/problems: Found 1 error.\n\ndocs/a.md:2:1  error  x/y\n  Wrong.\n\nCorrect it.'
  const plain = plainError(error, '/none')
  // The overlay shows `message`, Vite prints `stack` or what `inspect` returns.
  expect(plain).toMatchObject({ message: text, stack: text })
  expect(inspect(plain)).toBe(text)
})

it('keeps other errors', () => {
  const error = new Error('No network.')
  expect(plainError(error, '/none')).toBe(error)
})

it('leaves the calls of an author in a stack', () => {
  const error = new Error('No name.')
  const own = '    at Home (/site/src/pages/index.tsx:7:9)'
  error.stack = `Error: No name.\n${own}\n    at render (/site/node_modules/react-dom/server.js:1:2)\n    at async load (file:///C:/site/node_modules/vite/dist/node/chunk.js:3:4)`
  hideInternals(error)
  expect(error.stack).toBe(`Error: No name.\n${own}`)
})

describe('problems of a page', () => {
  const warned: string[] = []
  const sent: unknown[] = []
  const server = {
    config: { logger: { warn: (text: string) => warned.push(text) } },
    ws: { send: (payload: unknown) => sent.push(payload) },
  } as unknown as ViteDevServer
  afterEach(() => {
    warned.length = 0
    sent.length = 0
  })

  it('are printed, and shown over the page when they would end a build', () => {
    const warning = { ...diagnostic, severity: 'warn', message: 'Unusual.' } as const
    printMessages(server, [warning, diagnostic], '/none')
    showFatal(server.ws, [warning, diagnostic], '/none')
    expect(warned.join()).toMatch(/Unusual\.[\s\S]*Wrong\./)
    expect(sent).toMatchObject([
      {
        type: 'error',
        err: {
          plugin: 'landing',
          message: expect.not.stringContaining('Unusual'),
          loc: { file: resolve('/none/docs/a.md'), line: 2, column: 1 },
        },
      },
    ])
  })

  it('of the site are printed when they are new', () => {
    const moved = { ...diagnostic, location: { ...location, line: 9 } }
    const other = { ...diagnostic, message: 'Twice.' }
    reportSite(server, { messages: [moved, other], before: [diagnostic] }, '/none')
    reportSite(server, { messages: [moved], before: [diagnostic] }, '/none')
    expect(warned).toEqual(['docs/a.md:2:1  error  x/y\n  Twice.'])
    expect(sent).toMatchObject([{ err: { message: 'docs/a.md:2:1  error  x/y\n  Twice.' } }])
  })

  it('of the site are shown again while an edited file still has them', () => {
    const edited = [resolve('/none/docs/a.md')]
    reportSite(server, { messages: [diagnostic], before: [diagnostic], edited }, '/none')
    expect(warned).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('that are warnings leave the page free', () => {
    showFatal(server.ws, [{ ...diagnostic, severity: 'warn' }], '/none')
    expect(sent).toEqual([])
  })

  it('are not mentioned when there are none', () => {
    printMessages(server, [], '/none')
    expect(warned).toEqual([])
  })
})
