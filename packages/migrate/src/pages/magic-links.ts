import type { Edit } from './edits'
import type { Page } from './page'
import { rangeOf, walk } from './parse'
import { link } from './targets'

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
  const [host, issues, pulls, discussions, commits] = hosts[repository.provider]
  const edits: Edit[] = []
  walk(page.tree, (node, ancestors) => {
    if (node.type !== 'text' || ancestors.some(({ type }) => /^link/.test(type))) return
    const { start, end } = rangeOf(node)
    for (const match of page.text.slice(start, end).matchAll(pattern)) {
      const { user, repo, sign, number, commit, mention, named, hash } = match.groups ?? {}
      const at = start + match.index
      const put = (text: string, path: string) => {
        const make = () => link(text, `${host}/${path}`)
        edits.push({ start: at, end: at + match[0].length, make })
      }
      if (mention !== undefined) {
        put(named === undefined ? `@${mention}` : `${mention}/${named}`, match[0].slice(1))
        continue
      }
      const given = user === undefined ? '' : `${user}/${repo}`
      const base = given === '' ? repository.name : given
      if (base === undefined) continue
      const id = commit ?? hash
      if (id !== undefined) {
        put(`${given === '' ? '' : `${given}@`}${id.slice(0, 7)}`, `${base}/${commits}/${id}`)
        continue
      }
      const kind = sign === '!' ? pulls : sign === '?' ? discussions : issues
      put(`${given}${repository.hidesSigns ? '#' : sign}${number}`, `${base}/${kind}/${number}`)
    }
  })
  return edits
}
