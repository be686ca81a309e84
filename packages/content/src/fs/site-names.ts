import { posix } from 'node:path'
import { LandingError } from '@landing/schema'

/** A file of a site at the path of a folder that another file needs. */
export interface NameClash {
  readonly file: string
  /** The file in that folder. */
  readonly below: string
}

/** The files of a site by path, of which none may be a folder too. */
export class SiteNames {
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>()

  /** Adds a file. @param name with a leading slash, not encoded */
  add(name: string): NameClash | undefined {
    if (this.#files.has(name)) return undefined
    this.#files.add(name)
    const above: string[] = []
    for (let folder = posix.dirname(name); folder !== '/'; folder = posix.dirname(folder)) {
      this.#folders.add(folder)
      above.push(folder)
    }
    if (this.#folders.has(name)) {
      const below = [...this.#files].find((path) => path.startsWith(`${name}/`)) ?? name
      return { file: name, below }
    }
    const file = above.find((folder) => this.#files.has(folder))
    return file === undefined ? undefined : { file, below: name }
  }
}

/** The error that ends a build with such files; the clash is its cause. @param owner what one of them is made of and can be changed: a redirect or a plugin */
export function nameClashError(clash: NameClash, owner?: string): LandingError {
  const message = `"${clash.file}" cannot be both a file of the site and a folder, which "${clash.below}" needs.`
  const help =
    owner === undefined
      ? 'Rename the static file, or give the page another "slug".'
      : `Change ${owner}, or rename the other file.`
  return new LandingError('build/name-clash', message, { help })
}
