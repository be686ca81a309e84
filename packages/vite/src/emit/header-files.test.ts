import { expect, it } from 'vitest'
import { hashedFolders, headerFile } from './header-files'

it('writes the policy as each host reads it', () => {
  const policy = "default-src 'self'"
  const folders = ['assets', 'sidebars']
  expect(headerFile('_headers', policy, '/base/', folders)).toBe(
    "/base/*\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'self'\n  Referrer-Policy: strict-origin-when-cross-origin\n  X-Content-Type-Options: nosniff\n/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/base/sidebars/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  )
  expect(headerFile('nginx.conf', policy, '/', folders)).toContain(
    `add_header Content-Security-Policy "default-src 'self'; frame-ancestors 'self'" always;\n`,
  )
  expect(JSON.parse(headerFile('vercel.json', policy, '/', folders))).toMatchObject({
    headers: [
      { source: '/(.*)', headers: [{ key: 'Content-Security-Policy' }, {}, {}] },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control' }] },
      { source: '/sidebars/(.*)', headers: [{ key: 'Cache-Control' }] },
    ],
  })
})

it('lets browsers cache no folder with files that change under their names', () => {
  expect(hashedFolders(['/img/logo.png', '/docs/assets/', '/assets.html'])).toEqual([
    'assets',
    'sidebars',
  ])
  const folders = hashedFolders(['/assets/logo.png', '/sidebars/'])
  expect(folders).toEqual([])
  expect(headerFile('_headers', '', '/', folders)).not.toContain('Cache-Control')
  expect(headerFile('vercel.json', '', '/', folders)).not.toContain('Cache-Control')
})
