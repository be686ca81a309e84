import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { GeneratedPage, GeneratedPages, PageSource, SiteHooks } from '@landing/content'
import type { CodeProblem } from '@landing/markdown'
import {
  isOutside,
  isRecord,
  messageOf,
  page,
  pagesFolder,
  prose,
  readYaml,
  uniqueSlugs,
  type YamlFault,
} from '@landing/markdown/authoring'
import { withFileLinks } from './file-links'
import type { ChangelogOptions } from './options'
import { readChangelog } from './read-changelog'
import { readReleases } from './read-releases'
import type { Release } from './release'

const ending = /(?:changelog\.md|releases\.json|changelogs\.ya?ml)$/i
const source = /(?:^|\/)(?:(?:[^/]+\.)?(?:changelog\.md|releases\.json)|changelogs\.ya?ml)$/i

export function site({ repository }: ChangelogOptions): SiteHooks {
  return {
    dialect: {
      name: 'changelog',
      pages: {
        isSource: (path) => source.test(path),
        create(page) {
          const generated = create(page)
          const pages = generated.pages.map((one) => ({
            ...one,
            text: withFileLinks(one.text, repository),
          }))
          return { ...generated, pages }
        },
      },
    },
  }
}

function create(page: PageSource): GeneratedPages {
  const { path, text } = page
  if (/\.ya?ml$/i.test(path)) return fromList(page)
  const folder = pagesFolder(path, ending)
  const { releases, problems } = parseFile(path, text)
  return { pages: pagesOf(releases, folder), problems }
}

interface Read {
  readonly releases: readonly Release[]
  readonly problems: readonly CodeProblem[]
}

function parseFile(path: string, text: string): Read {
  if (!/\.json$/i.test(path)) {
    const releases = readChangelog(text)
    return { releases, problems: releases.length === 0 ? [noRelease(path)] : [] }
  }
  const { value, fault } = readYaml(text)
  const releases = fault === undefined ? readReleases(value) : undefined
  if (releases !== undefined) return { releases, problems: [] }
  return { releases: [], problems: [syntax('The file is not a list of releases.', fault)] }
}

/** Changelogs by name, each with its path from the list. */
function fromList({ path, text, file, isFetched }: PageSource): GeneratedPages {
  const { value, fault, placeAt } = readYaml(text)
  if (fault !== undefined || !isRecord(value)) {
    return { pages: [], problems: [syntax('The file is not a list of changelogs.', fault)] }
  }
  const pages: GeneratedPage[] = []
  const problems: CodeProblem[] = []
  const files: string[] = []
  const entries = Object.entries(value)
  for (const [name, target] of entries) {
    const place = placeAt(Math.max(text.indexOf(`${name}:`), 0))
    const other = resolve(dirname(file), String(target))
    try {
      if (isFetched && isOutside(file.slice(0, -path.length), other)) {
        throw new Error('it is outside of the docs folder')
      }
      files.push(other)
      const { releases, problems: otherProblems } = parseFile(other, readFileSync(other, 'utf8'))
      const folder = pagesFolder(path, ending)
      if (entries.length === 1) pages.push(...pagesOf(releases, folder))
      else pages.push(...pagesOf(releases, `${folder}${name}/`, name))
      for (const problem of otherProblems) {
        problems.push({ ...problem, ...place, message: `${String(target)}: ${problem.message}` })
      }
    } catch (error) {
      const reason = messageOf(error)
      problems.push({
        code: 'changelog/file',
        severity: 'throw',
        message: `The changelog "${String(target)}" cannot be read: ${reason.replace(/, \w+ '.*'$/, '')}`,
        help: 'Correct the path: it is relative to the folder of this file.',
        ...place,
      })
    }
  }
  return { pages, problems, files }
}

/** A page for each release, newest first. */
function pagesOf(releases: readonly Release[], folder: string, of = ''): GeneratedPage[] {
  const slugs = uniqueSlugs('index', 'readme')
  return releases.map(({ title, name, date, isPrerelease, notes }, position) => {
    const slug = slugs(name)
    return {
      path: `${folder}${slug}.md`,
      text: page(
        {
          title: of === '' ? title : `${of} ${title}`,
          sidebar_position: position + 1,
          slug: `/${folder}${slug}`,
          ...(date !== undefined && { date }),
          ...(isPrerelease && { sidebar_badge: 'Pre-release' }),
        },
        prose(notes, 2),
      ),
    }
  })
}

function noRelease(path: string): CodeProblem {
  return {
    code: 'changelog/no-release',
    severity: 'warn',
    message: `No release was found in ${path.slice(path.lastIndexOf('/') + 1)}.`,
    help: 'A release begins with a heading such as "## 1.2.0 - 2026-11-23".',
    line: 1,
    column: 1,
  }
}

/** @param fault why the file cannot be parsed at all */
function syntax(otherwise: string, fault: YamlFault | undefined): CodeProblem {
  const message = fault ? `The file cannot be parsed: ${fault.message}` : otherwise
  const { line, column } = fault ?? { line: 1, column: 1 }
  const help =
    'Write what "gh api repos/OWNER/NAME/releases --paginate" prints into releases.json, and names with paths into changelogs.yml.'
  return { code: 'changelog/syntax', severity: 'throw', message, help, line, column }
}
