import { createHash } from 'node:crypto'
import type { ResolvedSecurity } from '@landing/schema'

/** The hash by which a policy allows one inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The hash that a script element asks for. */
export function integrityHash(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** `ResolvedSecurity` with directives that a site cannot set. */
interface Security extends Omit<ResolvedSecurity, 'policy' | 'headerFiles'> {
  readonly policy: Readonly<Record<string, readonly string[]>>
}

/**
 * The policy that every document carries: nothing but the site's own files and what the site's configuration allows, no
 * inline script but the given ones, no inline style at all.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { policy, externalImages, trustedTypes }: Security,
): string {
  const images = externalImages ? ['data:', 'https:'] : ['data:']
  const siteSources: Readonly<Record<string, readonly string[]>> = {
    'script-src': inlineScripts.map(scriptHash),
    'style-src': [],
    'img-src': images,
    'form-action': [],
  }
  const names = new Set([...Object.keys(siteSources), ...Object.keys(policy)])
  const directives = [...names].flatMap((name) => {
    const allowed = policy[name]
    // Where there is no directive, `default-src` holds.
    if (siteSources[name] === undefined && !allowed?.length) return []
    return [[name, "'self'", ...(siteSources[name] ?? []), ...(allowed ?? [])].join(' ')]
  })
  return [
    "default-src 'self'",
    ...directives,
    "object-src 'none'",
    "base-uri 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types landing'] : []),
  ].join('; ')
}

/** Whether the documents' policy lets style attributes through. */
export function allowsInlineStyles({ policy }: ResolvedSecurity): boolean {
  return policy['style-src'].includes("'unsafe-inline'")
}

/** The policy of the dev server: its client adds style sheets, and opens a socket. */
export function devPolicy(inlineScripts: readonly string[], security: ResolvedSecurity): string {
  const { policy } = security
  return contentSecurityPolicy(inlineScripts, {
    ...security,
    trustedTypes: false,
    policy: {
      ...policy,
      // Not "style-src": style attributes are blocked as in the built site.
      'style-src-elem': ["'unsafe-inline'", ...policy['style-src']],
      'connect-src': ['ws:', 'wss:', ...policy['connect-src']],
      // Waits for a server that restarts.
      'worker-src': ['blob:', 'data:', ...policy['worker-src']],
    },
  })
}
