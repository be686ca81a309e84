import { openContent } from '@landing/content'
import { removeSites, siteOpener } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { lint, withLint } from './index'

afterAll(removeSites)

const openSite = siteOpener(openContent)

it('is added to a configuration without it, unless that switches it off', () => {
  const named = { plugins: [lint({ style: {} })] }
  expect(withLint({ plugins: ['a'] })).toEqual({ plugins: ['a', lint()] })
  expect(withLint(named)).toBe(named)
  const byName = { plugins: ['@landing/plugin-lint'] }
  expect(withLint(byName)).toBe(byName)
  expect(withLint({ lint: false })).toEqual({ lint: false })
})

it('refuses wrong options', async () => {
  const style = { longestCodeLine: -1, terms: { a: 1 }, term: {} }
  await expect(openSite({}, { plugins: [lint({ style } as object)] })).rejects.toMatchObject({
    code: 'content/plugin',
    message: [
      'Invalid options of the plugin "@landing/plugin-lint":\n',
      '  style.term: is unknown; known: longestCodeLine, terms. Did you mean "terms"?',
      '  style.longestCodeLine: expected a whole number from 0 on, received -1.',
      '  style.terms.a: expected a text, received 1.',
    ].join('\n'),
  })
})
