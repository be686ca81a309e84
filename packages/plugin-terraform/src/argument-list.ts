/** An argument or an attribute in the documentation of a resource, a data source or a provider. */
export interface DocumentedArgument {
  /** Its name, prefixed by the names of its blocks: `network_rules.default_action`. */
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly isRequired: boolean
  readonly isDeprecated: boolean
  /** True if it is read-only. */
  readonly isExported: boolean
}

const fence = /^\s*(`{3,}|~{3,})/
const heading = /^#{2,6}\s+(.*)$/
const blockName = /`([a-z][a-z0-9_.]*)`/
const blockIntroduction =
  /`([a-z][a-z0-9_]*)`\**\s+(?:[a-z]+\s+)?(?:sub-?)?(?:block|object)s?\b[^.]*?\b(?:supports?|contains?|has|have|accepts?|consists?|includes?|allows?|exports?)\b/i
const item = /^ ?[*+-]\s+`([a-z][a-z0-9_]*)`\s*(.*)$/
const deprecation =
  /^[-–\s]*\([^)]*\bdeprecated\b|\*\*\s*deprecated|\bthis (?:property|field|argument|attribute|block) (?:is|has been|will be) deprecated\b/i

/**
 * Reads the lists of arguments and attributes in the Markdown of a page, as providers write them by hand and as tfplugindocs generates
 * them. Of two with one path the first counts.
 */
export function readArguments(text: string): DocumentedArgument[] {
  const argumentsByName = new Map<string, DocumentedArgument>()
  let fenceOpen: string | undefined
  let section: Section = { lists: undefined, block: '' }
  text.split('\n').forEach((line, index) => {
    const mark = fence.exec(line)?.[1]
    if (mark !== undefined) {
      if (fenceOpen === undefined) fenceOpen = mark
      else if (mark.startsWith(fenceOpen)) fenceOpen = undefined
      return
    }
    if (fenceOpen !== undefined) return
    const [, name, rest = ''] = item.exec(line) ?? []
    if (name === undefined) {
      section = sectionAt(line, section)
      return
    }
    const path = section.block === '' ? name : `${section.block}.${name}`
    if (section.lists === undefined || argumentsByName.has(path)) return
    argumentsByName.set(path, {
      path,
      line: index + 1,
      isRequired: section.isRequired ?? /^[-–\s]*\([^)]*\brequired\b/i.test(rest),
      isDeprecated: deprecation.test(rest),
      isExported: section.lists === 'attributes',
    })
  })
  // A heading of that name already has the id.
  const titles = text.match(/^#{2,6} [a-z][\w-]*$/gim) ?? []
  for (const title of titles) argumentsByName.delete(title.replace(/^#+ /, '').toLowerCase())
  return [...argumentsByName.values()]
}

/** The kind of items in a list, derived from the text above. */
interface Section {
  /** Absent for other lists. */
  readonly lists: 'arguments' | 'attributes' | undefined
  /** Names of the blocks they are in, joined by dots; empty for those of the resource itself. */
  readonly block: string
  /** Absent if each item says so itself. */
  readonly isRequired?: boolean
}

function sectionAt(line: string, section: Section): Section {
  const title = heading.exec(line)?.[1]
  const group = /^\s*(required|optional|read-only)\s*:?\s*$/i.exec(title ?? line)?.[1]
  if (group !== undefined) {
    // A heading refers to the resource, a line to the block above.
    const block = title === undefined ? section.block : ''
    const lists = group.toLowerCase() === 'read-only' ? 'attributes' : 'arguments'
    return { lists, block, isRequired: group.toLowerCase() === 'required' }
  }
  if (title === undefined) {
    const block = blockIntroduction.exec(line)?.[1]
    if (block === undefined) return section
    const lists = section.lists && (/\bexports?\b/i.test(line) ? 'attributes' : section.lists)
    return { lists, block }
  }
  const block = blockName.exec(title)?.[1] ?? ''
  if (/^nested schema/i.test(title)) return { lists: 'arguments', block, isRequired: false }
  if (/^timeouts/i.test(title)) return { lists: 'arguments', block: 'timeouts', isRequired: false }
  if (/^(?:schema|arguments?)\b/i.test(title)) return { lists: 'arguments', block: '' }
  if (/^attributes?\b/i.test(title)) return { lists: 'attributes', block: '' }
  // The heading of a block, or of an unrelated section.
  return { lists: block === '' ? undefined : section.lists, block }
}

/** The arguments and attributes of a page in its facts: a path each, with `~` for a deprecated one. */
export function packArguments(text: string): string {
  return readArguments(text)
    .map(({ path, isDeprecated }) => `${path}${isDeprecated ? '~' : ''}`)
    .join(' ')
}

/** By path: true if it is deprecated. */
export function unpackArguments(packed: string): ReadonlyMap<string, boolean> {
  const paths = packed.split(' ').filter((path) => path !== '')
  return new Map(paths.map((path) => [path.replace(/~$/, ''), path.endsWith('~')]))
}
