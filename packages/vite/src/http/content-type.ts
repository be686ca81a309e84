import { lookup } from 'mrmime'

/** The `Content-Type` of a file, by its extension. */
export function contentType(file: string): string {
  // The library leaves out types with a vendor's name.
  const other = file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream'
  const type = lookup(file) ?? other
  return /^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type
}
