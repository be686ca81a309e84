import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { searchHook, withPluginPolicy } from './search-hook'

const config = resolveConfig({
  ...{ title: 'T', url: 'https://example.org' },
  security: { policy: { 'connect-src': ['https://api.example.org'] } },
})
const connect = (policy?: object) => {
  const search = { module: 'file:///search.js', ...(policy && { policy }) }
  const plugins = new Map([['other', {}], ...(policy ? [['search', { search }] as const] : [])])
  return withPluginPolicy(config, plugins).security.policy['connect-src']
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

it('adds those of modules for browsers', () => {
  const client = [
    { module: 'file:///a.js', policy: { 'connect-src': ['https://a.example.org'] } },
    { styles: 'file:///b.css', policy: { 'font-src': ['https://b.example.org'] } },
  ]
  const { policy } = withPluginPolicy(config, new Map([['client', { client }]])).security
  expect(policy['connect-src']).toEqual(['https://api.example.org', 'https://a.example.org'])
  expect(policy['font-src']).toContain('https://b.example.org')
  expect(policy['img-src']).toEqual(config.security.policy['img-src'])
})

it('finds no hook without plugins', () => {
  expect(searchHook(new Map())).toBeUndefined()
})
