import type { Root, RootContent, Text } from 'mdast'
import type { VFile } from 'vfile'
import type { Step } from '../hooks/compile-hooks'
import type { PageSettings } from '../settings/page-settings'
import { abbreviationDefinitions } from '../syntax/abbreviations'
import { escapeRegExp } from '../text/escape'
import { phrase, replaceIn, sourceOf, text } from '../tree/mdast'
import { walk } from '../tree/walk'

const definition = /\*\[([^\]\n]+)\]:[ \t]*([^\n]*)/g

/**
 * Marks abbreviations with their meanings, from `*[HTML]: HyperText Markup Language` on the page and from the site's
 * configuration.
 */
export function abbreviationsStep(settings: Pick<PageSettings, 'abbreviations'>): Omit<Step, 'at'> {
  const isExplained = Object.keys(settings.abbreviations).length > 0
  const needs = { text: (text: string) => isExplained || text.includes('*[') }
  return { needs, plugin: [remarkAbbreviations, settings] }
}

function remarkAbbreviations({ abbreviations }: Pick<PageSettings, 'abbreviations'>) {
  return (tree: Root, file: VFile): void => {
    const source = file.data.page?.text ?? ''
    const meanings = new Map(Object.entries(abbreviations))
    if (source.includes('*[')) takeDefinitions(tree, source, meanings)
    if (meanings.size === 0) return
    const names = [...meanings.keys()].sort((a, b) => b.length - a.length)
    const word = new RegExp(
      `(?<![\\p{L}\\p{N}_])(?:${names.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}_])`,
      'gu',
    )
    const explained = (name: string, { position }: Text) =>
      phrase('abbr', { title: meanings.get(name) ?? '' }, [text(name)], position)
    walk(tree, (node) => {
      if (!('children' in node)) return undefined
      if (node.type === 'emphasis' && node.data?.hName === 'abbr') return 'skip'
      const children = node.children as RootContent[]
      if (!children.some((child) => child.type === 'text' && child.value.search(word) !== -1)) {
        return undefined
      }
      node.children = children.flatMap((child): RootContent[] =>
        child.type === 'text'
          ? replaceIn(child, word, ([name]) => explained(name, child))
          : [child],
      ) as typeof node.children
      return undefined
    })
  }
}

/** Removes the paragraphs that define abbreviations from a tree; the first definition wins. */
function takeDefinitions(tree: Root, source: string, meanings: Map<string, string>): void {
  const definitions = new Set<string>()
  const take = (children: readonly RootContent[]): RootContent[] =>
    children.filter((child) => {
      if ('children' in child) child.children = take(child.children) as typeof child.children
      if (child.type !== 'paragraph') return true
      const written = sourceOf(source, child)
      if (!abbreviationDefinitions.test(written)) return true
      for (const [, name = '', meaning = ''] of written.matchAll(definition)) {
        if (!definitions.has(name)) meanings.set(name, meaning.trim())
        definitions.add(name)
      }
      return false
    })
  tree.children = take(tree.children) as typeof tree.children
}
