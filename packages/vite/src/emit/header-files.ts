import type { ResolvedSecurity } from '@landing/schema'

type HeaderFile = ResolvedSecurity['headerFiles'][number]

const folders = ['assets', 'sidebars']

/** True for a path that lies among the files with hashes in their names: `/assets/logo.svg`. */
export function isAmongHashed(path: string): boolean {
  return folders.some((folder) => path.startsWith(`/${folder}/`))
}

/**
 * Folders below the base in which all files have a hash of their content in their names.
 *
 * @param others paths of all files and pages whose names have none
 */
export function hashedFolders(others: readonly string[]): string[] {
  return folders.filter((folder) => !others.some((path) => path.startsWith(`/${folder}/`)))
}

const hashedCaching = 'public, max-age=31536000, immutable'

/**
 * A file that has a host send the policy of documents, and headers that a document cannot carry itself. Files for hosts without
 * another configuration of headers say how long browsers may cache.
 *
 * @param folders those of `hashedFolders`
 */
export function headerFile(
  name: HeaderFile,
  policy: string,
  base: string,
  folders: readonly string[],
): string {
  const headers: readonly (readonly [name: string, value: string])[] = [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ]
  if (name === '_headers') {
    return [
      `${base}*`,
      ...headers.map(([key, value]) => `  ${key}: ${value}`),
      ...folders.flatMap((folder) => [`${base}${folder}/*`, `  Cache-Control: ${hashedCaching}`]),
      '',
    ].join('\n')
  }
  if (name === 'nginx.conf') {
    return headers.map(([key, value]) => `add_header ${key} "${value}" always;\n`).join('')
  }
  const rules = [
    { source: `${base}(.*)`, headers: headers.map(([key, value]) => ({ key, value })) },
    ...folders.map((folder) => ({
      source: `${base}${folder}/(.*)`,
      headers: [{ key: 'Cache-Control', value: hashedCaching }],
    })),
  ]
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`
}
