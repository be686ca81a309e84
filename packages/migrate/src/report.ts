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
  const groups = new Map<string, Finding[]>()
  for (const finding of single) {
    const group = groups.get(finding.file) ?? []
    groups.set(finding.file, [...group, finding])
  }
  const sections = [
    ...repeated.map(repeatedSection),
    ...[...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(sectionOf),
  ]
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

function splitRepeated(findings: readonly Finding[]) {
  const byText = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = `${finding.what}\n${finding.advice}`
    byText.set(key, [...(byText.get(key) ?? []), finding])
  }
  const isRepeated = (group: readonly Finding[]) =>
    new Set(group.map(({ file }) => file)).size >= manyFiles
  const all = [...byText.values()]
  return {
    repeated: all.filter(isRepeated).sort((a, b) => b.length - a.length),
    single: all.filter((group) => !isRepeated(group)).flat(),
  }
}

function repeatedSection(group: readonly Finding[]): string {
  const [{ what, advice } = { what: '', advice: '' }] = group
  const lines = new Map<string, number[]>()
  for (const { file, line } of group) lines.set(file, [...(lines.get(file) ?? []), line])
  const places = [...lines].sort(([a], [b]) => (a < b ? -1 : 1))
  const list = places.map(([file, at]) => `- ${file}: ${at.sort((a, b) => a - b).join(', ')}\n`)
  const number = `${count(group.length, 'place')} in ${count(lines.size, 'file')}`
  return `### ${number}: ${what.replace(/\.$/, '')}\n\n${advice}\n\n${list.join('')}`
}

function sectionOf([file, findings]: [string, readonly Finding[]]): string {
  const lines = new Map<string, number[]>()
  for (const { line, what, advice } of [...findings].sort((a, b) => a.line - b.line)) {
    const row = `${cell(what)} | ${cell(advice)} |\n`
    lines.set(row, [...new Set([...(lines.get(row) ?? []), line])])
  }
  const rows = [...lines].map(([row, places]) => `| ${places.join(', ')} | ${row}`)
  return `### ${file}\n\n| line | what | what to do |\n| --- | --- | --- |\n${rows.join('')}`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`
