import { join } from 'node:path'
import { loadHooks, namedHooks } from '@landing/markdown/host'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import type { Emitter } from './output-hooks'
import { siteHalf } from './site-half'
import type { SiteHooks } from './site-hooks'

const boom = (): never => {
  throw new Error('boom')
}
const named = (hooks: SiteHooks) => namedHooks(siteHalf, 'mine', hooks)

it.each<[string, string, SiteHooks, (hooks: SiteHooks) => unknown]>([
  [
    'facts',
    ' with a.md',
    { dialect: { name: 'mine', facts: boom } },
    ({ dialect }) => dialect?.facts?.({ path: 'a.md', text: '', frontMatter: {} }),
  ],
  [
    'pages',
    ' with a.json',
    { dialect: { name: 'mine', pages: { isSource: () => true, create: async () => boom() } } },
    ({ dialect }) => dialect?.pages?.create({ path: 'a.json', text: '', file: '/a.json' }),
  ],
  [
    'link',
    ' with docs/a.md',
    { link: () => boom },
    ({ link }) => link?.({} as never)({ page: { source: 'docs/a.md' } } as never),
  ],
  [
    'head',
    ' with /a/',
    { head: boom },
    ({ head }) => head?.({ path: '/a/' } as never, {} as never),
  ],
  [
    'emit',
    '',
    {
      emit: [
        {
          *files() {
            yield { path: 'a.txt', content: '' }
            boom()
          },
        },
      ],
    },
    ({ emit = [] }) => contentsOf(emit[0]),
  ],
  [
    'the content of a file',
    '',
    { emit: [{ files: () => [{ path: 'a.txt', content: boom }] }] },
    ({ emit = [] }) => contentsOf(emit[0]),
  ],
  [
    'the content of a file that it yields',
    '',
    {
      emit: [
        {
          async *files() {
            yield { path: 'a.txt', content: async () => boom() }
          },
        },
      ],
    },
    ({ emit = [] }) => contentsOf(emit[0]),
  ],
])('names a plugin that throws in %s', async (_, work, hooks, call) => {
  const calling = Promise.resolve().then(() => call(named(hooks)))
  await expect(calling).rejects.toMatchObject({
    code: 'content/plugin',
    message: `The plugin "mine" failed${work}: boom`,
    help: 'Correct the plugin or its options in "plugins", or remove it there.',
  })
})

/** Paths and contents of all files. */
async function contentsOf(emitter: Emitter | undefined): Promise<unknown[]> {
  const files: unknown[] = []
  for await (const { path, content } of emitter?.files({} as never, {} as never) ?? []) {
    files.push([path, typeof content === 'function' ? await content() : content])
  }
  return files
}

it('passes on what generators yield', async () => {
  async function* files() {
    yield { path: 'a.txt', content: '' }
    yield { path: 'b.txt', content: async () => 'B' }
  }
  expect(await contentsOf(named({ emit: [{ files }] }).emit?.[0])).toEqual([
    ['a.txt', ''],
    ['b.txt', 'B'],
  ])
})

it('names values that would never have an effect', async () => {
  const hooks = `{
    emit: [{ at: 'end', files: () => [] }],
    client: [
      { module: 'file:///a.js', policy: { 'connect-src': ['https://a.example.org'] } },
      { styles: 'file:///a.css', when: 'has .a', policy: { 'img-scr': ['data:'], 'font-src': '*' } },
    ],
    search: { module: 'file:///b.js', policy: { 'default-src': ['*'] } },
  }`
  const code = `export default { name: 'a', site: () => () => (${hooks}) }`
  const module = join(writeSite({ 'a.mjs': code }), 'a.mjs')
  const known =
    'connect-src, font-src, form-action, frame-src, img-src, manifest-src, media-src, script-src, style-src, worker-src'
  await expect(loadHooks([{ module }], siteHalf, '/')).rejects.toMatchObject({
    code: 'content/plugin',
    message: [
      `Invalid site hooks of the plugin "${module}":\n`,
      '  emit[0].at: expected "site" or "last", received "end".',
      '  client[1].when: expected "load", "navigation", or "has:" and names of elements and classes: "has:table, .map", received "has .a".',
      `  client[1].policy.img-scr: is unknown; known: ${known}. Did you mean "img-src"?`,
      '  client[1].policy.font-src: expected a list, received "*".',
      `  search.policy.default-src: is unknown; known: ${known}.`,
    ].join('\n'),
  })
})
