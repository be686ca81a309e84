import type { LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { openSite } from './fixtures/write-site'

it('checks keys of the site by their types', async () => {
  const docs = {
    'docs/a.md':
      '---\naudience: expert\nchecked: 2026-01-31\nscore: 3\nisNew: true\nteams: [a]\nnote: x\nfree: [1]\n---\n',
    'docs/b.md':
      '---\naudience: all\nchecked: soon\nscore: "3"\nisNew: 1\nteams: a\nnote: 5\n---\n',
  }
  const types = {
    audience: ['beginner', 'expert'],
    checked: 'date',
    score: 'number',
    isNew: 'boolean',
    teams: 'list',
    note: 'string',
    free: 'any',
  } as const
  const error = await openSite(docs, { markdown: { frontMatterKeys: types } }).catch((e) => e)
  const { diagnostics } = error as LandingError
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['front-matter/wrong-type']))
  expect(
    diagnostics.map(({ location: { file, line }, message }) => `${file}:${line} ${message}`),
  ).toEqual([
    'docs/b.md:2 Front matter "audience" expected "beginner" or "expert", received "all".',
    'docs/b.md:3 Front matter "checked" expected a date such as 2026-01-31, received "soon".',
    'docs/b.md:4 Front matter "score" expected a number, received "3".',
    'docs/b.md:5 Front matter "isNew" expected true or false, received 1.',
    'docs/b.md:6 Front matter "teams" expected a list, received "a".',
    'docs/b.md:7 Front matter "note" expected a text, received 5.',
  ])
})

it('does not check keys that the site lists as its own', async () => {
  const docs = { 'docs/a.md': '---\nteam: core\nsince: 1\n---\n' }
  const { content } = await openSite(docs, { markdown: { frontMatterKeys: ['team'] } })
  expect(content.messages.map(({ message, help }) => [message, help])).toEqual([
    [
      'Front matter "since" is not a known key.',
      'Remove it, or correct its spelling; list keys of your own in "markdown.frontMatterKeys".',
    ],
  ])
})
