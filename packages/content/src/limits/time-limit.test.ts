import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { createCompiler } from '../compile/create-compiler'
import { compileText } from '../fixtures/compile-text'
import { createReferenceParser } from '../parser/reference'
import { settledInTime, withinTime } from './time-limit'

const timeLimit = 300

function loopsForEver() {
  return (tree: Root) => {
    while (tree.type === 'root');
  }
}
function neverAnswers() {
  return () => new Promise<undefined>(() => undefined)
}
function neverCalls() {
  return (_tree: Root, _file: VFile, _next: () => void) => undefined
}
function backtracks() {
  return () => void /^(a+)+$/.test(`${'a'.repeat(60)}b`)
}
function swallows() {
  return () => {
    for (;;) {
      try {
        for (;;);
      } catch {}
    }
  }
}

it.each([loopsForEver, neverAnswers, neverCalls, backtracks, swallows])(
  'stops the plugin %o and says which page it was busy with',
  async (plugin) => {
    const { html, findings } = await compileText('# T', { remarkPlugins: [plugin], timeLimit })
    expect(html).toBe('')
    expect(findings).toEqual([
      {
        rule: 'page/failed',
        reason: `The page cannot be compiled: the plugin "${plugin.name}" was still busy after 0.3 seconds and was stopped.`,
        place: { file: 'docs/page.md' },
        advice:
          'A plugin of the site may run without an end on this page: try without it. If the page needs longer, set "markdown.timeLimit" in the configuration, in milliseconds.',
      },
    ])
  },
)

it('stops plugins on HTML, in presets and with options, and lets the others work', async () => {
  const shout = (mark: string) => (tree: Root) => {
    tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: mark }] })
  }
  const calls = () => (tree: Root, _: VFile, next: (error?: Error, tree?: Root) => void) =>
    setTimeout(() => next(undefined, { ...tree, children: tree.children.slice(1) }), 5)
  const { html } = await compileText('# T\n\na', {
    remarkPlugins: [[shout, '!'], { plugins: [[shout, '?']] }, calls],
    timeLimit,
  })
  expect(html).toBe('<p>a</p>\n<p>!</p>\n<p>?</p>')
  for (const remarkPlugins of [[{ plugins: [loopsForEver] }], [[loopsForEver, 1]]] as const) {
    const { findings } = await compileText('a', {
      remarkPlugins: [...remarkPlugins],
      timeLimit,
    } as never)
    expect(findings[0]?.reason).toContain('"loopsForEver"')
  }
  const { findings } = await compileText('a', { rehypePlugins: [loopsForEver as never], timeLimit })
  expect(findings[0]?.reason).toContain('"loopsForEver"')
})

it('goes on with the next pages, but not for ever', async () => {
  const onlySome = () => (_: Root, file: VFile) => {
    while (String(file.value).includes('loop'));
  }
  const compiler = createCompiler({
    contentDir: '/',
    locale: 'en',
    parser: createReferenceParser(),
    remarkPlugins: [onlySome],
    timeLimit: 100,
  })
  const compile = async (text: string) => {
    const input = { source: 'docs/a.md', text, hash: '', dialect: 'landing' } as const
    const { html, findings } = await compiler.compile(input, {})
    return html === '' ? findings[0]?.reason : html
  }
  expect(await compile('loop')).toContain('was stopped')
  expect(await compile('fine')).toBe('<p>fine</p>')
  for (let count = 1; count < 10; count++) await compile('loop')
  expect(await compile('fine')).toBe(
    'The page cannot be compiled: 10 pages before it took too long, so it was not tried.',
  )
})

it('hands on results and errors, one call in another', async () => {
  expect(withinTime(1000, 'it', () => withinTime(1000, 'it', () => 7))).toBe(7)
  expect(withinTime(1000, 'it', () => undefined)).toBeUndefined()
  expect(() =>
    withinTime(1000, 'it', () => {
      throw new TypeError('own')
    }),
  ).toThrow(new TypeError('own'))
  const inner = () =>
    withinTime(10_000, 'outer', () => {
      withinTime(50, 'inner', () => {
        for (;;);
      })
    })
  expect(inner).toThrow('inner was still busy after 0.05 seconds')
  expect(await settledInTime(1000, 'it', Promise.resolve(3))).toBe(3)
  await expect(settledInTime(1000, 'it', Promise.reject(new Error('own')))).rejects.toThrow('own')
})
