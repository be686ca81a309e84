import { posix } from 'node:path'
import type { GeneratedPages, PageSource, SiteHooks } from '@landing/content'
import type { CodeProblem } from '@landing/markdown'
import { isRecord, page, pagesFolder, uniqueSlugs } from '@landing/markdown/authoring'
import { createProgram, loadCompiler, type Reading } from './compiler'
import { dialect } from './dialect'
import { itemPage } from './item-page'
import { scopePages } from './overview'
import { findPackage, type Package } from './packages'
import { type ReferenceRequest, readRequest } from './request'
import { collect, type Scope } from './scopes'
import { createSite, type Site } from './site'

const source = /(?:^|[/.])typescript\.ya?ml$/i

export const site = (): SiteHooks => ({
  dialect: {
    name: dialect,
    pages: {
      isSource: (path) => source.test(path),
      create,
    },
    facts: ({ frontMatter }) => ({
      ownKeys: [dialect],
      data: isRecord(frontMatter[dialect]) ? { links: JSON.stringify(frontMatter[dialect]) } : {},
    }),
  },
  link: (site) => (link) => {
    const { page: from, target, kind } = link
    if (kind !== 'reference' || from.dialect !== dialect || !from.data.links) return undefined
    const links = JSON.parse(from.data.links) as Readonly<Record<string, string>>
    const path = Object.hasOwn(links, target) ? links[target] : undefined
    if (path === undefined) return undefined
    const file = posix.join(posix.dirname(from.source), path.replace(/\.md(?:#.*)?$/, ''))
    const found = site.find(file, from)
    return found && { page: found }
  },
})

const fetched: CodeProblem = {
  code: 'typescript/invalid',
  severity: 'throw',
  message: 'References of TypeScript are not made in "sources".',
  help: 'Install the package, and name it in a docs set of the site itself.',
  line: 1,
  column: 1,
}

function create({ path, text, file, isFetched }: PageSource): GeneratedPages {
  // The compiler is looked for beside the file, and follows imports to anywhere.
  if (isFetched) return { pages: [], problems: [fetched] }
  const answer = readRequest(text)
  if ('problems' in answer) return { pages: [], problems: answer.problems }
  const ts = loadCompiler(file)
  const packages: Package[] = []
  for (const request of answer.request.packages) {
    const result = findPackage(ts, request, file)
    if ('problem' in result) {
      const { problem: message, help } = result
      const line = Math.max(
        1,
        text.split('\n').findIndex((each) => each.includes(request.name)) + 1,
      )
      const problem = { code: 'typescript/package', message, help, line, column: 1 } as const
      return { pages: [], problems: [{ ...problem, severity: 'throw' }] }
    }
    packages.push(result.found)
  }
  const files = packages.flatMap(({ entries }) => entries.map((entry) => entry.file))
  const program = createProgram(ts, files)
  const reading = { ts, program, checker: program.getTypeChecker() }
  const folder = pagesFolder(path, /typescript\.ya?ml$/i)
  return {
    pages: referencePages(reading, packages, answer.request).map((each) => ({
      ...each,
      path: folder + each.path,
    })),
    files: program.getSourceFiles().map(({ fileName }) => fileName),
  }
}

function referencePages(reading: Reading, owners: readonly Package[], { title }: ReferenceRequest) {
  const slugs = uniqueSlugs('index', 'readme')
  const isOne = owners.length === 1
  const placed = owners.map((owner) => ({
    owner,
    folder: isOne ? '' : `${slugs(owner.name.replace(/^@.*\//, ''))}/`,
  }))
  const { scopes, pages } = collect(reading, placed)
  const site = createSite(reading, owners, pages)
  const all = scopes.flatMap((scope, at) => pagesOf(site, scope, at, scopes))
  if (isOne) return all
  const list = placed.map(({ owner, folder }) => {
    const first = scopes.find((scope) => scope.owner === owner)
    return `- [${owner.name}](./${first?.folder ?? folder}index.md)`
  })
  const text = page({ title: title ?? 'Packages', sidebar_position: 0 }, list.join('\n'))
  return [{ path: 'index.md', text }, ...all]
}

function pagesOf(
  site: Site,
  scope: Scope,
  position: number,
  all: readonly Scope[] = [],
): { path: string; text: string }[] {
  const isFirst = all.find(({ owner }) => owner === scope.owner) === scope
  const others = isFirst ? all.filter((each) => each.owner === scope.owner && each !== scope) : []
  return [
    ...scopePages(site, scope, position + 10, others),
    ...scope.items.map((item) => itemPage(site, scope, item)),
    ...scope.scopes.flatMap((inner, at) => pagesOf(site, inner, position + at + 1)),
  ]
}
