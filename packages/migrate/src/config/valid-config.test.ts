import { expect, it } from 'vitest'
import { validConfig } from './valid-config'

const site = { title: 'Docs', url: 'https://example.org' }

it('removes options that are invalid, and keeps what is around them', () => {
  const versions = { '1.0': { label: 'One', banner: 'old' }, current: { label: 'Next' } }
  const { config, removed } = validConfig({ ...site, docs: [{ id: 'default', versions }] })
  expect(config).toEqual({
    ...site,
    docs: [{ id: 'default', versions: { '1.0': { label: 'One' }, current: { label: 'Next' } } }],
  })
  expect(removed).toMatchObject([{ path: 'docs.0.versions.1.0.banner' }])
})

it('removes an item that is invalid without its option', () => {
  const items = [{ label: 5, to: '/a' }, { type: 'doc' }, { label: 'B', to: '/b', unknown: 1 }]
  const { config, removed } = validConfig({ ...site, theme: { navbar: { items } } })
  expect(config).toEqual({ ...site, theme: { navbar: { items: [{ label: 'B', to: '/b' }] } } })
  expect(removed).toHaveLength(3)
})

it('leaves out what no file can hold, and ends where nothing can be removed', () => {
  expect(validConfig({ ...site, tagline: undefined, feeds: () => [] }).config).toEqual(site)
  expect(validConfig({}).config).toEqual({})
})
