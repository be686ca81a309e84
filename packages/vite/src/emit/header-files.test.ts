import { expect, it } from 'vitest'
import { headerFile } from './header-files'

it('writes the policy as each host reads it', () => {
  const policy = "default-src 'self'"
  expect(headerFile('_headers', policy, '/base/')).toBe(
    "/base/*\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'\n  Referrer-Policy: strict-origin-when-cross-origin\n  X-Content-Type-Options: nosniff\n/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/base/sidebars/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  )
  expect(headerFile('nginx.conf', policy, '/')).toContain(
    `add_header Content-Security-Policy "default-src 'self'; frame-ancestors 'self'" always;\n`,
  )
  expect(JSON.parse(headerFile('vercel.json', policy, '/'))).toMatchObject({
    headers: [
      { source: '/(.*)', headers: [{ key: 'Content-Security-Policy' }, {}, {}] },
      { source: '/(assets|sidebars)/(.*)', headers: [{ key: 'Cache-Control' }] },
    ],
  })
})
