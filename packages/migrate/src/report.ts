import { type Finding, manual, type Origin, type SourceSite } from './site/site'

const names: Readonly<Record<Origin, string>> = {
  docusaurus: 'Docusaurus',
  vitepress: 'VitePress',
  starlight: 'Starlight',
  mkdocs: 'MkDocs',
}

/** Said where a site was to be built and could not be. */
export const notBuilt =
  'The new site was not checked: its packages are not installed. Run `npm install` in it, then this command again: it builds the site and compares each page with its source.'

/** How a new site was checked; `undefined` differences: it could not be built. */
export interface Check {
  readonly differences: readonly Finding[] | undefined
}

/** The text of `MIGRATION.md`: what was moved, and each place that needs manual work. */
export function reportOf(
  site: SourceSite,
  findings: readonly Finding[],
  copied: number,
  check?: Check,
): string {
  const files = new Set(findings.map(({ file }) => file)).size
  const left =
    findings.length === 0
      ? 'Everything was carried over.\n'
      : `${count(findings.length, 'place')} in ${count(files, 'file')} of the source could not be carried over as they are, those first that one change mends. Go through them, then delete this file.\n\n${sectionsOf(findings)}`
  const address =
    site.config.url === undefined
      ? 'The configuration names no address of the site: before you publish it, write it as `url` into `landing.config.ts`, for sitemap, feeds and shared links.\n\n'
      : ''
  return `# From ${names[site.origin]} to Landing

${count(site.pages.length, 'page')} and ${count(copied, 'other file')} were moved. Look at the site with \`npm install\` and \`npm run dev\`; \`npm run check\` checks links, images and front matter. [The manual](${manual}) has a page on each option, construct and message.

${check === undefined ? '' : checkText(check)}## What is left to do

${address}${left}`
}

function checkText({ differences }: Check): string {
  if (differences === undefined) return `${notBuilt}\n\n`
  const compared =
    'The new site was built, and its pages were compared with those of the source: titles, words, and the numbers of pages, code blocks, images and links.'
  return differences.length === 0
    ? `${compared} None differs.\n\n`
    : `## What differs\n\n${compared}\n\n${sectionsOf(differences)}\n`
}

/** From this number of files on, a finding is listed once, with all its places. */
const manyFiles = 3
/** From this number of places on, findings that only name different things are grouped. */
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

/** Sections of findings that are mended together, and of files; the largest first. */
function sectionsOf(findings: readonly Finding[]): string {
  const groups = groupBy(findings, ({ what, advice, mendIn }) =>
    mendIn === undefined ? `${patternOf(what)}\n${advice}` : `\0${mendIn}`,
  ).map(([, group]) => group)
  const isTogether = (group: readonly Finding[]) =>
    group[0]?.mendIn !== undefined ||
    new Set(group.map(({ file }) => file)).size >= manyFiles ||
    group.length >= manyPlaces
  const single = groups.filter((group) => !isTogether(group)).flat()
  const sections = [
    ...groups.filter(isTogether).map((group) => [group.length, repeatedSection(group)] as const),
    ...byFile(single).map(([file, group]) => [group.length, sectionOf([file, group])] as const),
  ]
  return sections
    .sort(([a], [b]) => b - a)
    .map(([, text]) => text)
    .join('\n')
}

const isVaried = (group: readonly Finding[]): boolean =>
  group.some(({ what }) => what !== group[0]?.what)

function repeatedSection(group: readonly Finding[]): string {
  const [{ what, advice, mendIn } = { what: '', advice: '', mendIn: undefined }] = group
  const hasNames = isVaried(group)
  const place = (finding: Finding) =>
    hasNames ? [finding.line, ...(finding.what.match(named) ?? [])].join(' ') : `${finding.line}`
  const files = byFile(group)
  const list = files.map(([file, findings]) => `- ${file}: ${findings.map(place).join(', ')}\n`)
  const number =
    mendIn === undefined
      ? `${count(group.length, 'place')} in ${count(files.length, 'file')}`
      : `One file, \`${mendIn}\`: ${count(group.length, 'place')}`
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
