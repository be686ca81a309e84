import { expect, it } from 'vitest'
import { attachModules, type PluginModule } from './attach-modules'

it('runs the modules of a page, and cleans up before the next one', async () => {
  const calls: string[] = []
  const moduleFor = (when: string): PluginModule => ({
    when,
    inDev: true,
    options: 1,
    load: async () => ({
      default(page, context) {
        calls.push(`${when} on ${page.title} with ${JSON.stringify(context)}`)
        return when === 'load' ? undefined : () => calls.push(`end of ${when}`)
      },
    }),
  })
  const pageOf = (title: string, selector: string) =>
    ({ title, querySelector: (each: string) => (each === selector ? {} : null) }) as Document
  const modules = ['load', 'has:.map', 'has:.chart', 'navigation'].map(moduleFor)
  const context = 'with {"base":"/b/","options":1}'

  const leave = attachModules(modules, { base: '/b/', isFirst: true }, pageOf('A', '.map'))
  await Promise.resolve()
  expect(calls.splice(0)).toEqual([`load on A ${context}`, `has:.map on A ${context}`])
  leave()
  expect(calls.splice(0)).toEqual(['end of has:.map'])
  const later = { base: '/b/', isFirst: false }
  attachModules(modules, later, pageOf('B', '.chart'))()
  await Promise.resolve()
  expect(calls).toEqual([])
  attachModules(modules, later, pageOf('C', ''))
  await Promise.resolve()
  expect(calls).toEqual([`load on C ${context}`, `navigation on C ${context}`])
})
