import { resolveConfig } from '@landing/schema/validate'
import { describe, expect, it } from 'vitest'
import {
  allowsInlineStyles,
  contentSecurityPolicy,
  devPolicy,
  integrityHash,
  scriptHash,
} from './csp'

const security = (given = {}) =>
  resolveConfig({ title: 'S', url: 'https://example.org', security: given }).security

describe('contentSecurityPolicy', () => {
  it('allows the own files, the given inline script by its hash and images of others', () => {
    expect(contentSecurityPolicy(['alert(1)'], security())).toBe(
      `default-src 'self'; script-src 'self' ${scriptHash('alert(1)')}; style-src 'self'; img-src 'self' data: https:; form-action 'self'; object-src 'none'; base-uri 'self'`,
    )
  })

  it('allows what the site opens, by directive', () => {
    const policy = contentSecurityPolicy(
      [],
      security({
        policy: { 'frame-src': ['https://video.example'], 'script-src': ['https://stats.example'] },
        externalImages: false,
        trustedTypes: true,
      }),
    )
    expect(policy).toContain("frame-src 'self' https://video.example;")
    expect(policy).toContain("script-src 'self' https://stats.example;")
    expect(policy).toContain("img-src 'self' data:;")
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types landing$/)
    expect(policy).not.toContain('connect-src')
  })
})

it('allows the style sheets and the socket of the dev server', () => {
  const policy = devPolicy(['refresh()'], security({ trustedTypes: true }))
  expect(policy).toContain(`script-src 'self' ${scriptHash('refresh()')};`)
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("style-src-elem 'self' 'unsafe-inline';")
  expect(policy).toContain("connect-src 'self' ws: wss:;")
  expect(policy).not.toContain('trusted-types')
})

it('lets style attributes through where the site says so', () => {
  expect(allowsInlineStyles(security())).toBe(false)
  const opened = security({ policy: { 'style-src': ["'unsafe-inline'"] } })
  expect(allowsInlineStyles(opened)).toBe(true)
  expect(contentSecurityPolicy([], opened)).toContain("style-src 'self' 'unsafe-inline';")
})

it('hashes as browsers do', () => {
  // The value is the one the CSP specification's example gives for this script.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
  // The value of the example in the specification of Subresource Integrity.
  expect(integrityHash(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  )
})
