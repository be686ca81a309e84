import { generatedFolder } from '../settings/docs-places'

/** The file of a generated page, which names the file that it is made of. Both are relative to the docs folder. */
export function generatedFile(source: string, page: string): string {
  return `${generatedFolder}/${source.replaceAll('/', '+')}/${page}`
}

const generated = /(^|\/)\.pages\/([^/]+)\/.*$/

/** The file that a person wrote: for a generated page the one it is made of. */
export function writtenSource(source: string): string {
  return source.replace(
    generated,
    (_, start: string, name: string) => start + name.replaceAll('+', '/'),
  )
}
