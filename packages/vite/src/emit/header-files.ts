import type { ResolvedSecurity } from '@landing/schema'

type HeaderFile = ResolvedSecurity['headerFiles'][number]

/** A file that has a host send the policy of documents, and headers that a document cannot carry itself. */
export function headerFile(name: HeaderFile, policy: string, base: string): string {
  const headers: readonly (readonly [name: string, value: string])[] = [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ]
  if (name === '_headers') {
    return [`${base}*`, ...headers.map(([key, value]) => `  ${key}: ${value}`), ''].join('\n')
  }
  if (name === 'nginx.conf') {
    return headers.map(([key, value]) => `add_header ${key} "${value}" always;\n`).join('')
  }
  const rule = { source: `${base}(.*)`, headers: headers.map(([key, value]) => ({ key, value })) }
  return `${JSON.stringify({ headers: [rule] }, null, 2)}\n`
}
