import type { Repository } from '../site/python-markdown'
import { link } from '../site/targets'
import type { Edit } from './edits'
import type { Page } from './page'
import { rangeOf, walk } from './parse'

/** Addresses of a host: of issues, pull requests, discussions and commits. */
const hosts = {
  github: ['https://github.com', 'issues', 'pull', 'discussions', 'commit'],
  gitlab: ['https://gitlab.com', '-/issues', '-/merge_requests', '-/issues', '-/commit'],
  bitbucket: ['https://bitbucket.org', 'issues', 'pull-requests', 'issues', 'commits'],
} as const

const name = '[A-Za-z\\d](?:[\\w-]*[A-Za-z\\d])?'
const pattern = new RegExp(
  `(?<![\\w@/.#&\\\\-])(?:(?:(?<user>${name})/(?<repo>[\\w.-]*\\w))?(?:(?<sign>[#!?])(?<number>\\d+)|@(?<commit>[\\da-f]{40}))|@(?<mention>${name})(?:/(?<named>[\\w.-]*\\w))?|(?<hash>[\\da-f]{40}))(?![\\w/])`,
  'g',
)

/** Edits of MagicLink's short forms: `#1`, `!1`, `user/repo#1`, `@user`, `@user/repo` and hashes of commits become links. */
export function magicLinkEdits(page: Page): Edit[] {
  const repository = page.pythonMarkdown?.repository
  if (repository === undefined) return []
  const edits: Edit[] = []
  walk(page.tree, (node, ancestors) => {
    if (node.type !== 'text' || ancestors.some(({ type }) => /^link/.test(type))) return
    const { start, end } = rangeOf(node)
    for (const match of page.text.slice(start, end).matchAll(pattern)) {
      const at = start + match.index
      const link = linkOf(match.groups ?? {}, repository)
      if (link !== undefined) edits.push({ start: at, end: at + match[0].length, make: () => link })
    }
  })
  return edits
}

type Groups = Readonly<Record<string, string | undefined>>

/** The link of a short form; none without a repository. */
function linkOf(groups: Groups, { provider, name, hidesSigns }: Repository): string | undefined {
  const { user, repo, sign = '', number, mention, named } = groups
  const [host, issues, pulls, discussions, commits] = hosts[provider]
  if (mention !== undefined)
    return named === undefined
      ? link(`@${mention}`, `${host}/${mention}`)
      : link(`${mention}/${named}`, `${host}/${mention}/${named}`)
  const given = user === undefined ? '' : `${user}/${repo}`
  const base = given || name
  if (base === undefined) return undefined
  const id = groups.commit ?? groups.hash
  if (id !== undefined) {
    const text = `${given === '' ? '' : `${given}@`}${id.slice(0, 7)}`
    return link(text, `${host}/${base}/${commits}/${id}`)
  }
  const kind = { '!': pulls, '?': discussions }[sign] ?? issues
  return link(`${given}${hidesSigns ? '#' : sign}${number}`, `${host}/${base}/${kind}/${number}`)
}
