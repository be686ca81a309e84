import { expect, it } from 'vitest'
import { namedHooks, pluginThatThrew } from './named-hooks'

const boom = () => {
  throw new Error('boom')
}

it('remembers the plugin of an error that any of its hooks throws', async () => {
  const hooks = namedHooks('mine', {
    directives: { hello: { leaf: { html: boom } } },
    steps: [{ at: 'markdown', plugin: () => async () => boom() }],
    codeBlock: () => ({ check: boom }),
    lint: [boom],
  })
  const step = hooks.steps?.[0]?.plugin as (() => () => unknown) | undefined
  const calls: (() => unknown)[] = [
    () => hooks.directives?.hello?.leaf?.html(undefined as never, undefined as never),
    () => step?.()(),
    () => hooks.codeBlock?.('js')?.check?.(undefined as never),
    () => hooks.lint?.[0]?.(undefined as never),
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
    namedHooks('mine', { steps: [{ at: 'html', plugin: attach as never }] }).steps ?? []
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
  const { steps } = namedHooks('mine', { steps: [{ at: 'html', plugin }] })
  expect(steps).toEqual([{ at: 'html', plugin: [expect.any(Function), { Grammar }, Grammar] }])
})
