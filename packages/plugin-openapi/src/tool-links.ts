import { posix } from 'node:path'
import type { GeneratedPage } from '@landing/content'
import { linkPath, replaceOutsideCode, withoutCode } from '@landing/markdown/authoring'
import { decodePath } from '@landing/schema'
import GithubSlugger from 'github-slugger'

/** What links of a description can lead to, with the page or section of each: `pets.md#createpet`. */
export interface LinkTargets {
  readonly operations: readonly {
    readonly id: string
    readonly title: string
    readonly tag: string
    readonly method: string
    readonly path: string
    readonly target: string
  }[]
  readonly tags: readonly { readonly name: string; readonly target: string }[]
  readonly schemas: readonly { readonly name: string; readonly target: string }[]
  /** Markdown of the overview. */
  readonly overview: string
}

const anchor = /(\]\(<?|\bhref=["'])#([^)\s>"']+)/g

/**
 * Leads links that are written for other tools, which show a description on one page, to the pages it has here:
 * `#operation/listPets` and `#tag/Pets` of Redoc, `#tag/pets/GET/pets` of Scalar, `#/pets/listPets` of Swagger UI, and headings of
 * the introduction and of operations.
 */
export function withToolLinks(
  pages: readonly GeneratedPage[],
  targets: LinkTargets,
): GeneratedPage[] {
  const addresses = addressesOf(targets)
  return pages.map((page) => {
    const text = withoutCode(page.text, (part) =>
      part.replace(anchor, (link, start: string, hash: string) => {
        const target = addresses.get(keyOf(hash))
        if (target === undefined) return link
        const [file = '', id] = target.split('#')
        const way = linkPath(posix.dirname(page.path), file)
        return `${start}${way}${id === undefined ? '' : `#${id}`}`
      }),
    )
    return { ...page, text }
  })
}

function addressesOf({ operations, tags, schemas, overview }: LinkTargets): Map<string, string> {
  const addresses = new Map<string, string>()
  const add = (target: string, ...hashes: readonly string[]) => {
    for (const hash of hashes) if (!addresses.has(keyOf(hash))) addresses.set(keyOf(hash), target)
  }
  for (const { name, target } of tags) add(target, `tag/${name}`)
  for (const { id, tag, method, path, target } of operations) {
    add(target, `tag/${tag}/${method}${path}`)
    if (id === '') continue
    const names = [`operation/${id}`, `operations/${id}`, `/operations/${id}`]
    add(target, ...names, `tag/${tag}/operation/${id}`, `/${tag}/${id}`)
  }
  for (const { name, target } of schemas) {
    const places = ['schemas', 'components/schemas', 'model', 'models', 'definitions']
    add(target, ...places.flatMap((place) => [`${place}/${name}`, `/${place}/${name}`]))
    add(target, `schema${name}`)
  }
  const slugger = new GithubSlugger()
  const above: string[] = []
  replaceOutsideCode(overview, /(?<![^\n])(#{1,6}) (.*)/g, (heading, marks = '', title = '') => {
    const id = slugger.slug(title)
    above.length = Math.max(0, marks.length - 2)
    above.push(title)
    add(`index.md#${id}`, id, `section/${above.filter(Boolean).join('/')}`, `section/${title}`)
    return heading
  })
  // Sites that give operations headings, such as GitHub's, link to these.
  for (const { id, title, target } of operations) add(target, title, ...(id === '' ? [] : [id]))
  return addresses
}

/** Tools write spaces and capitals in different ways; braces are escaped in Markdown. */
function keyOf(hash: string): string {
  return decodePath(hash.replaceAll('\\', ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/{}]+/gu, '-')
}
