import * as targets from '../site/targets'
import { listOf, textOf, type Values, valuesOf } from '../site/values'
import { oneLine } from './edits'
import type { Element, Page } from './page'

/** Docusaurus' cards of documents: those that are named, else the others of the folder. */
export function writeDocList(element: Element, _: string, page: Page): string {
  const items = listOf(element.attributes.items).map(valuesOf)
  if (items.length === 0) return targets.folderCards
  return items
    .map(({ label, href, description }) =>
      targets.linkCard(
        textOf(label) ?? '',
        page.rewriteUrl(textOf(href) ?? ''),
        oneLine(textOf(description) ?? ''),
      ),
    )
    .join('\n\n')
}

/** VitePress' members of a team. */
export function writeTeam(element: Element, _: string, page: Page): string {
  const members = listOf(element.attributes.members).map(valuesOf)
  if (members.length === 0) {
    page.report(
      element.start,
      'The members of `<VPTeamMembers>` can only be known by running the page.',
      'Write them as a list.',
    )
  }
  if (members.some(({ avatar }) => avatar !== undefined)) {
    const what = 'The pictures of `<VPTeamMembers>` were left out.'
    page.report(element.start, what, 'Write them as images, with files of the site.')
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
