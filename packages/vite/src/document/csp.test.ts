import { expect, it } from 'vitest'
import { contentSecurityPolicy, scriptHash } from './csp'

it('allows the given inline script by its hash and nothing else inline', () => {
  const policy = contentSecurityPolicy(['alert(1)'])
  expect(policy).toContain(`script-src 'self' ${scriptHash('alert(1)')}`)
  expect(policy).not.toContain('unsafe-inline')
})

it('hashes as browsers do', () => {
  // The value is the one the CSP specification's example gives for this script.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
})
