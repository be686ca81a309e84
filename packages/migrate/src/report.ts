import { unknownUrl } from './origins/site-config'
import type { Finding, Origin, SourceSite } from './site/site'

const manual =
  'https://github.com/SAP-docs/terraform-landingpage-for-btp/tree/main/apps/docs/content/docs'

const names: Readonly<Record<Origin, string>> = {
  docusaurus: 'Docusaurus',
  vitepress: 'VitePress',
  starlight: 'Starlight',
  mkdocs: 'MkDocs',
}

/** The text of `MIGRATION.md`: what was moved, and each place that needs manual work. */
export function reportOf(site: SourceSite, findings: readonly Finding[], copied: number): string {
  const { repeated, single } = splitRepeated(findings)
  const sections = [...repeated.map(repeatedSection), ...byFile(single).map(sectionOf)]
  const files = new Set(findings.map(({ file }) => file)).size
  const left =
    sections.length === 0
      ? 'Everything was carried over.\n'
      : `${count(findings.length, 'place')} in ${count(files, 'file')} of the source could not be carried over as they are. Go through them, then delete this file.\n\n${sections.join('\n')}`
  const address =
    site.config.url === unknownUrl
      ? 'The configuration names no address of the site: before you publish it, write it as `url` into `landing.config.ts`, for sitemap, feeds and shared links.\n\n'
      : ''
  return `# From ${names[site.origin]} to Landing

${count(site.pages.length, 'page')} and ${count(copied, 'other file')} were moved. Look at the site with \`npm install\` and \`npm run dev\`; \`npm run check\` checks links, images and front matter. [The manual](${manual}) has a page on each option, construct and message.

## What is left to do

${address}${left}`
}

/** From this number of files on, a finding stands once, with all its places. */
const manyFiles = 3
/** From this number of places on, findings that only name different things stand together. */
const manyPlaces = 10

/** What a finding names: in backticks or quotes. */
const named = /`[^`]+`|"[^"]+"/g
const patternOf = (what: string): string => what.replaceAll(named, '…')

type Groups = [key: string, findings: Finding[]][]

function groupBy(findings: readonly Finding[], keyOf: (finding: Finding) => string): Groups {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [finding])
    else group.push(finding)
  }
  return [...groups]
}

/** Findings by their files, in the order of lines. */
function byFile(findings: readonly Finding[]): Groups {
  const sorted = [...findings].sort((a, b) => a.line - b.line)
  return groupBy(sorted, ({ file }) => file).sort(([a], [b]) => (a < b ? -1 : 1))
}

function splitRepeated(findings: readonly Finding[]) {
  const isRepeated = (group: readonly Finding[]) =>
    new Set(group.map(({ file }) => file)).size >= manyFiles
  const alike = groupBy(findings, ({ what, advice }) => `${patternOf(what)}\n${advice}`)
  const groups = alike.flatMap(([, group]) =>
    group.length >= manyPlaces
      ? [group]
      : groupBy(group, ({ what }) => what).map(([, same]) => same),
  )
  const isTogether = (group: readonly Finding[]) =>
    isRepeated(group) || (group.length >= manyPlaces && isVaried(group))
  return {
    repeated: groups.filter(isTogether).sort((a, b) => b.length - a.length),
    single: groups.filter((group) => !isTogether(group)).flat(),
  }
}

const isVaried = (group: readonly Finding[]): boolean =>
  group.some(({ what }) => what !== group[0]?.what)

function repeatedSection(group: readonly Finding[]): string {
  const [{ what, advice } = { what: '', advice: '' }] = group
  const hasNames = isVaried(group)
  const place = (finding: Finding) =>
    hasNames ? [finding.line, ...(finding.what.match(named) ?? [])].join(' ') : `${finding.line}`
  const files = byFile(group)
  const list = files.map(([file, found]) => `- ${file}: ${found.map(place).join(', ')}\n`)
  const number = `${count(group.length, 'place')} in ${count(files.length, 'file')}`
  const title = hasNames ? patternOf(what) : what
  return `### ${number}: ${title.replace(/\.$/, '')}\n\n${advice}\n\n${list.join('')}`
}

function sectionOf([file, findings]: [string, readonly Finding[]]): string {
  const lines = new Map<string, number[]>()
  for (const { line, what, advice } of findings) {
    const row = `${cell(what)} | ${cell(advice)} |\n`
    lines.set(row, [...new Set([...(lines.get(row) ?? []), line])])
  }
  const rows = [...lines].map(([row, places]) => `| ${places.join(', ')} | ${row}`)
  return `### ${file}\n\n| line | what | what to do |\n| --- | --- | --- |\n${rows.join('')}`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`
