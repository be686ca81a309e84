import type { Finding, Origin, SourceSite } from './site/site'

const names: Readonly<Record<Origin, string>> = {
  docusaurus: 'Docusaurus',
  vitepress: 'VitePress',
  starlight: 'Starlight',
}

/** The text of `MIGRATION.md`: what was moved, and each place that needs manual work. */
export function reportOf(site: SourceSite, findings: readonly Finding[], files: number): string {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const group = groups.get(finding.file) ?? []
    groups.set(finding.file, [...group, finding])
  }
  const sections = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(sectionOf)
  const left =
    sections.length === 0
      ? 'Everything was carried over.\n'
      : `${count(findings.length, 'place')} in ${count(groups.size, 'file')} of the source could not be carried over as they are. Go through them, then delete this file.\n\n${sections.join('\n')}`
  return `# From ${names[site.origin]} to Landing

${count(site.pages.length, 'page')} and ${count(files, 'other file')} were moved. Look at the site with \`npm install\` and \`npm run dev\`; \`npm run check\` checks links, images and front matter.

## What is left to do

${left}`
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
