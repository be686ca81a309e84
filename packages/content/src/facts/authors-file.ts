import { readEntries } from './entries-file'

/** An entry of the authors file; more keys, which other tools have, are ignored. */
export interface AuthorsFileEntry {
  readonly name: string
  readonly title?: string
  readonly url?: string
  readonly image_url?: string
}

export type AuthorsFile = Readonly<Record<string, AuthorsFileEntry>>

/** Reads an authors file: entries with name, title, address and image, by key. */
export function readAuthorsFile(file: string, text: string) {
  return readEntries<AuthorsFileEntry>(file, text, {
    name: 'author',
    code: 'blog/author',
    isValid: ({ name, title = '', url = '', image_url: image = '' }) =>
      [name, title, url, image].every((value) => typeof value === 'string'),
    wanted: 'it must have a name, and its title, url and image_url must be strings',
    help: 'An entry looks like "ada: { name: Ada Lovelace, title: Author, url: https://example.org }".',
  })
}
