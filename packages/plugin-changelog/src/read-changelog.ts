import { codeTracker, replaceOutsideCode } from '@landing/markdown/authoring'
import type { Release } from './release'
import { type ReleaseHeading, releaseHeading } from './release-heading'

interface Section extends ReleaseHeading {
  readonly lines: string[]
}

/** Of a link or a footnote. */
const definition =
  /^ {0,3}\[(?=\^|[^\]]+\]:[ \t]*\S+(?:[ \t]+["'(].*["')])?[ \t]*$)([^\]]+)\]:\s*\S/

/**
 * The releases of a changelog in Markdown, in the order of the file, as "Keep a Changelog", changesets, release-please and many
 * others write it. What precedes the first one, and changes that are not released yet, are left out.
 */
export function readChangelog(text: string): Release[] {
  const sections: Section[] = []
  const definitions = new Map<string, string>()
  const isCode = codeTracker()
  // Templates of sections are in comments.
  const lines = replaceOutsideCode(text, /<!--[\s\S]*?-->/g, () => '').split(/\r\n?|\n/)
  let isUnderline = false
  for (const [at, line] of lines.entries()) {
    if (isCode(line)) {
      sections.at(-1)?.lines.push(line)
      continue
    }
    if (isUnderline) {
      isUnderline = false
      continue
    }
    const label = definition.exec(line)?.[1]
    if (label !== undefined) {
      const key = label.toLowerCase()
      // The first of a name counts.
      if (!definitions.has(key)) definitions.set(key, line.trim())
      continue
    }
    const title = headingOf(line, lines[at + 1])
    const heading = title === undefined ? undefined : releaseHeading(title)
    if (heading === undefined) sections.at(-1)?.lines.push(line)
    else {
      sections.push({ ...heading, lines: [] })
      isUnderline = !line.trimStart().startsWith('#')
    }
  }
  return sections
    .filter(({ unreleased }) => unreleased !== true)
    .map(({ version, date, lines: body }): Release => {
      const notes = body.join('\n').trim()
      const used = [...definitions].filter(([label]) => notes.toLowerCase().includes(`[${label}]`))
      return {
        title: version,
        name: version,
        ...(date !== undefined && { date }),
        isPrerelease: /^[^+]*-/.test(version),
        notes: [
          notes,
          ...used.map(([, written], at) => (at === 0 ? `\n${written}` : written)),
        ].join('\n'),
      }
    })
}

/** The text of a heading of the first four levels, also of one that is underlined. */
function headingOf(line: string, next = ''): string | undefined {
  const marked = /^ {0,3}#{1,4}[ \t]+(.*?)[ \t#]*$/.exec(line)?.[1]
  if (marked !== undefined) return marked
  return /^ {0,3}(?:=+|-{3,})[ \t]*$/.test(next) && line.trim() !== '' ? line : undefined
}
