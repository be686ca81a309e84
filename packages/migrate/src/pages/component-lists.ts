import { listOf, textOf, type Values, valuesOf } from '../site/values'
import type { Element, Page } from './page'
import * as targets from './targets'

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** Docusaurus' cards of documents: those that are named, else the others of the folder. */
export function writeDocList(element: Element, _: string, page: Page): string {
  const items =
    element.attributes.items === undefined
      ? undefined
      : listOf(element.attributes.items).map(valuesOf)
  const cards =
    items ?? page.neighbours().map(({ title, href }): Values => ({ label: title, href }))
  return cards
    .map(({ label, href, description }) =>
      targets.linkCard(
        textOf(label) ?? '',
        page.rewriteUrl(textOf(href) ?? '', element.start),
        oneLine(textOf(description) ?? ''),
      ),
    )
    .join('\n')
}

/** VitePress' members of a team. */
export function writeTeam(element: Element, page: Page): string {
  const members = listOf(element.attributes.members).map(valuesOf)
  if (members.length === 0) {
    page.report(
      element.start,
      'The members of `<VPTeamMembers>` can only be known by running the page.',
      'Write them as a list.',
    )
  }
  const links = (member: Values) =>
    listOf(member.links)
      .map(valuesOf)
      .map(({ icon, link }) => targets.link(textOf(icon) ?? 'link', textOf(link) ?? ''))
  return members
    .map((member) =>
      targets.person(textOf(member.name) ?? '', textOf(member.title) ?? '', links(member)),
    )
    .join('\n')
}

/** Reads the Markdown list in a file tree. */
export function treeOf(list: string): targets.TreeEntry[] {
  const lines = list.split('\n').flatMap((line) => {
    const match = /^([ \t]*)[-*+][ \t]+(.*)$/.exec(line)
    if (match === null) return []
    const name = (match[2] ?? '').replaceAll(/\*\*|(?<!\\)`|\\(?=[_*`<])/g, '').trim()
    return [{ depth: (match[1] ?? '').replaceAll('\t', '    ').length, name }]
  })
  const entriesFrom = (start: number, depth: number): targets.TreeEntry[] => {
    const entries: targets.TreeEntry[] = []
    for (let index = start; index < lines.length; index++) {
      const line = lines[index]
      if (line === undefined || line.depth < depth) break
      if (line.depth > depth) continue
      const below = lines[index + 1]
      const children =
        below !== undefined && below.depth > depth ? entriesFrom(index + 1, below.depth) : []
      entries.push({ name: line.name, children })
    }
    return entries
  }
  return entriesFrom(0, lines[0]?.depth ?? 0)
}
