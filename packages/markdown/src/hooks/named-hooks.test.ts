import type { Preset } from 'unified'
import { expect, it } from 'vitest'
import { compileHalf } from './compile-half'
import { namedHooks, pluginThatThrew } from './named-hooks'

const boom = () => {
  throw new Error('boom')
}

it('remembers the plugin of an error that any of its hooks throws', async () => {
  const hooks = namedHooks(compileHalf, 'mine', {
    directives: { hello: { leaf: { html: boom } } },
    steps: [
      { at: 'markdown', plugin: () => async () => boom() },
      { at: 'html', plugin: { plugins: [[() => undefined], boom] } },
    ],
    parser: { open: async () => ({ parse: boom }) } as never,
    codeBlock: () => ({ check: boom }),
    lint: [boom],
    syntax: [{ needs: { text: boom }, micromark: [], fromMarkdown: [] }],
    shiki: { transformers: [{ preprocess: boom }] },
  })
  const step = hooks.steps?.[0]?.plugin as (() => () => unknown) | undefined
  const preset = hooks.steps?.[1]?.plugin as Preset | undefined
  const calls: (() => unknown)[] = [
    () => hooks.directives?.hello?.leaf?.html(undefined as never, undefined as never),
    () => step?.()(),
    () => (preset?.plugins?.[1] as typeof boom | undefined)?.(),
    () => hooks.codeBlock?.('js')?.check?.(undefined as never),
    async () => (await hooks.parser?.open(undefined as never))?.parse(''),
    () => hooks.lint?.[0]?.(undefined as never),
    () => hooks.syntax?.[0]?.needs?.text(''),
    () => hooks.shiki?.transformers?.[0]?.preprocess?.call(undefined as never, '', {} as never),
  ]
  for (const call of calls) {
    const error = await Promise.resolve()
      .then(call)
      .catch((thrown: unknown) => thrown)
    expect(pluginThatThrew(error)).toBe('mine')
  }
})

it('keeps names, parameters and `this` of functions, which unified reads', () => {
  function attach(this: unknown, a: unknown, b: unknown) {
    return this ?? [a, b]
  }
  const [step] =
    namedHooks(compileHalf, 'mine', { steps: [{ at: 'html', plugin: attach as never }] }).steps ??
    []
  const plugin = step?.plugin as unknown as typeof attach
  expect([plugin.name, plugin.length, plugin.call('unified', 1, 2)]).toEqual([
    'attach',
    2,
    'unified',
  ])
})

it('leaves the options of a plugin of unified as they are: they may be classes', () => {
  class Grammar {}
  const plugin = [boom, { Grammar }, Grammar] as never
  const { steps } = namedHooks(compileHalf, 'mine', { steps: [{ at: 'html', plugin }] })
  expect(steps).toEqual([{ at: 'html', plugin: [expect.any(Function), { Grammar }, Grammar] }])
})
