import type { ResolvedSecurity } from '@landing/schema'

type HeaderFile = ResolvedSecurity['headerFiles'][number]

/** Files whose names contain a hash of their content, below the base. */
const hashedFolders = ['assets', 'sidebars']
const hashedCaching = 'public, max-age=31536000, immutable'

/**
 * A file that has a host send the policy of documents, and headers that a document cannot carry itself. Files for hosts without
 * another configuration of headers say how long browsers may cache.
 */
export function headerFile(name: HeaderFile, policy: string, base: string): string {
  const headers: readonly (readonly [name: string, value: string])[] = [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ]
  if (name === '_headers') {
    return [
      `${base}*`,
      ...headers.map(([key, value]) => `  ${key}: ${value}`),
      ...hashedFolders.flatMap((folder) => [
        `${base}${folder}/*`,
        `  Cache-Control: ${hashedCaching}`,
      ]),
      '',
    ].join('\n')
  }
  if (name === 'nginx.conf') {
    return headers.map(([key, value]) => `add_header ${key} "${value}" always;\n`).join('')
  }
  const rules = [
    { source: `${base}(.*)`, headers: headers.map(([key, value]) => ({ key, value })) },
    {
      source: `${base}(${hashedFolders.join('|')})/(.*)`,
      headers: [{ key: 'Cache-Control', value: hashedCaching }],
    },
  ]
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`
}
