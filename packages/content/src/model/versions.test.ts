import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { planVersions } from './versions'

const [docs] = resolveConfig({ title: 'T', url: 'https://example.org' }).docs

it.each([
  ['1.9.0 1.10.0', '1.10.0, 1.9.0 unmaintained'],
  ['1.0.0 2.0.0-beta1 main', 'main unreleased, 2.0.0-beta1 unreleased, 1.0.0'],
  [
    '2.0.0-rc.1 1.0.0 2.0.0 2.0.0-beta1',
    '2.0.0, 2.0.0-rc.1 unmaintained, 2.0.0-beta1 unmaintained, 1.0.0 unmaintained',
  ],
  ['v2-preview v1', 'v2-preview unreleased, v1'],
  ['1.0-lts 2.0-lts', '2.0-lts, 1.0-lts unmaintained'],
  ['beta alpha', 'beta, alpha unmaintained'],
  ['2.0.0-beta1 current', 'current unreleased, 2.0.0-beta1'],
])('makes the newest release of %s the latest version', (names, ordered) => {
  if (docs === undefined) throw new Error('No docs set')
  const plans = planVersions(docs, names.split(' '), true)
  expect(plans.map(({ name, banner }) => (banner ? `${name} ${banner}` : name)).join(', ')).toBe(
    ordered,
  )
  expect(plans.find(({ isLast }) => isLast)?.path).toBe('/docs/')
})
