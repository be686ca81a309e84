import { toHref } from '@landing/schema'
import { normalizePath } from 'vite'

/** Address of any file of this machine on the dev server. */
export function fileHref(base: string, file: string): string {
  const [path = ''] = normalizePath(file).split('?')
  return toHref(base, `/@fs/${path.replace(/^\//, '')}`)
}
