import type { DataFiles } from '@landing/schema'
import { latestOf, releaseHref } from './releases.ts'

/**
 * Files about the newest release of each tool, for other sites: `/releases/<repository>.json` and a
 * badge at `/releases/<repository>.svg`.
 */
export function releaseFiles(files: DataFiles): Readonly<Record<string, string>> {
  const entries = latestOf(files).flatMap((release) => {
    const { tool, version, listed_on: date, repository } = release
    const path = `/releases/${repository.split('/').at(-1)}`
    const json = { tool: tool.name, repository, version, date, url: releaseHref(release) }
    return [
      [`${path}.json`, `${JSON.stringify(json, undefined, 2)}\n`],
      [`${path}.svg`, badge(tool.short, version, tool.stage === 'beta')],
    ] as const
  })
  return Object.fromEntries(entries)
}

/** Width of a character in pixels, on average: `textLength` fits the text into what it gives. */
const characterWidth = 6.6
const padding = 7

/** A badge of 20 pixels height: the tool on grey, its version on blue, or on orange for a beta. */
function badge(label: string, version: string, isBeta: boolean): string {
  const [left, right] = [label, version].map(
    (text) => Math.round(text.length * characterWidth) + 2 * padding,
  )
  const width = (left ?? 0) + (right ?? 0)
  const text = (words: string, x: number, length: number) =>
    `<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(words)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${escapeXml(`${label}: ${version}`)}">
<title>${escapeXml(`${label}: ${version}`)}</title>
<clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#354a5f"/><rect x="${left}" width="${right}" height="20" fill="${isBeta ? '#a45d00' : '#0057d2'}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(label, padding, (left ?? 0) - 2 * padding)}${text(version, (left ?? 0) + padding, (right ?? 0) - 2 * padding)}</g>
</svg>
`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
