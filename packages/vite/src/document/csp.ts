import { createHash } from 'node:crypto'

/** The hash by which a policy allows one inline script. */
export function scriptHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/**
 * The policy that every document carries: nothing but the site's own files, no inline script
 * but the given ones, no inline style at all. Pictures may come from any secure address,
 * because authors link them.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const scripts = ["'self'", ...inlineScripts.map(scriptHash)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
