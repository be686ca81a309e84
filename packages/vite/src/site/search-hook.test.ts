import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { searchHook, withSearchPolicy } from './search-hook'

const config = resolveConfig({
  ...{ title: 'T', url: 'https://example.org' },
  security: { policy: { 'connect-src': ['https://api.example.org'] } },
})
const connect = (policy?: object) => {
  const search = { module: 'file:///search.js', ...(policy && { policy }) }
  const plugins = new Map([['other', {}], ...(policy ? [['search', { search }] as const] : [])])
  return withSearchPolicy(config, plugins).security.policy['connect-src']
}

it('adds the sources of the search hook to the policy, each once', () => {
  const sources = ['https://search.example.org', 'https://api.example.org']
  expect(connect({ 'connect-src': sources })).toEqual([
    'https://api.example.org',
    'https://search.example.org',
  ])
  expect(connect({})).toEqual(['https://api.example.org'])
  expect(connect()).toEqual(['https://api.example.org'])
})

it('finds no hook without plugins', () => {
  expect(searchHook(new Map())).toBeUndefined()
})
