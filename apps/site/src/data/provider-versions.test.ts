import { expect, it } from 'vitest'
import { providerSources, providerVersions, versionVariables } from './provider-versions.ts'

const providers = {
  btp: { source: 'SAP/btp', version: '1.25.0' },
  sci: { source: 'SAP/sci', version: '0.7.0-beta1' },
  next: { source: 'SAP/next', version: undefined },
}

it('allows later minor versions of a release, and only the exact pre-release', () => {
  expect(versionVariables(providers)).toEqual({
    'version.btp': '~> 1.25',
    'version.sci': '0.7.0-beta1',
  })
  expect(providerSources(providers)).toEqual({ btp: 'SAP/btp', sci: 'SAP/sci', next: 'SAP/next' })
})

it('finds the providers of the site with their newest versions', () => {
  const { btp, cloudfoundry } = providerVersions()
  expect(btp?.source).toBe('SAP/btp')
  expect(btp?.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(cloudfoundry?.source).toBe('cloudfoundry/cloudfoundry')
})
