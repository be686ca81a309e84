import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isValues, textOf, type Values, valuesOf } from '../site/values'
import { capitalized } from '../site/words'

/** A title of a folder: `getting-started` → `Getting started`. */
const titleOf = (name: string): string => capitalized(name.replaceAll(/[-_]+/g, ' '))

/** `nav` of MkDocs from the files `.pages` of awesome-pages, or `.nav.yml` of awesome-nav; `undefined` without any. */
export function folderNav(docs: string): unknown[] | undefined {
  const names = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  return names.some((name) => /(?:^|[/\\])\.(?:pages|nav\.yml)$/.test(name))
    ? folderItems(docs, '')
    : undefined
}

/** Settings of a folder. A file that is not YAML counts as empty. */
function settingsOf(docs: string, folder: string): Values {
  const file = ['.pages', '.nav.yml']
    .map((name) => join(docs, folder, name))
    .find((path) => existsSync(path))
  if (file === undefined) return {}
  try {
    return valuesOf(parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Pages of a folder and of those below, in the order of their names or of the settings of the folder. */
export function folderItems(docs: string, folder: string): unknown[] {
  const { nav, order } = settingsOf(docs, folder)
  const isFolder = (name: string) => statSync(join(docs, folder, name)).isDirectory()
  const names = readdirSync(join(docs, folder)).filter((name) => !/^[._]/.test(name))
  const rank = (name: string) => (/^(?:index|README)\.md$/.test(name) ? 0 : isFolder(name) ? 2 : 1)
  const sorted = names
    .filter((name) => name.endsWith('.md') || isFolder(name))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1) * (order === 'desc' ? -1 : 1))
  const listed = Array.isArray(nav) ? nav : ['...']
  const named = new Set(listed.flatMap((entry) => (isValues(entry) ? Object.values(entry) : entry)))
  const item = (name: string, title?: string): unknown[] => {
    const path = folder === '' ? name : `${folder}/${name}`
    if (!existsSync(join(docs, path)) || !isFolder(name)) {
      return [title === undefined ? path : { [title]: /^[a-z]+:|^\//.test(name) ? name : path }]
    }
    const { title: givenTitle, hide } = settingsOf(docs, path)
    const items = hide === true ? [] : folderItems(docs, path)
    return items.length === 0 ? [] : [{ [title ?? textOf(givenTitle) ?? titleOf(name)]: items }]
  }
  const entryItems = (entry: unknown): unknown[] => {
    if (isValues(entry)) {
      return Object.entries(entry).flatMap(([title, value]) =>
        Array.isArray(value)
          ? [{ [title]: value.flatMap(entryItems) }]
          : item(String(value), title),
      )
    }
    const name = String(entry)
    if (!name.startsWith('...') && name !== '*') return item(name)
    return sorted.filter((each) => !named.has(each)).flatMap((each) => item(each))
  }
  return listed.flatMap(entryItems)
}
