/** What the heading of a release says. */
export interface ReleaseHeading {
  /** Without `v`. */
  readonly version: string
  /** ISO 8601, a day. */
  readonly date?: string
  /** Its changes are not released yet. */
  readonly unreleased?: boolean
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const iso = /\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})\b/
const monthFirst = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i
const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})\b/i
/** A month, or a day in an order that countries read in different ways. */
const vagueDate = new RegExp(
  `\\b(?:${months.join('|')})[a-z]*\\.?,? \\d{4}\\b|\\b\\d{1,4}([./-])\\d{1,2}\\1\\d{1,4}\\b`,
  'gi',
)
const version =
  /^(?:(?:version|release)\s+)?(?:@?[\w./-]+(?:@|-(?=v)))?v?(\d+(?:\.\d+){1,3}(?:-[\w.-]*\w)?(?:\+[\w.-]*\w)?)(?![\w-]|\.\w)/i

/**
 * Reads a heading such as `[1.2.0] - 2026-11-23`, `1.2.0 (November 23, 2026)`, `v1.2.0`, `@acme/cli@1.2.0` or `@acme/cli-v1.2.0`. `undefined` for
 * one that says more than a version, a date and a codename: it is a part of a release's notes, not a release.
 */
export function releaseHeading(markdown: string): ReleaseHeading | undefined {
  const text = plainText(markdown)
  if (/^(?:unreleased|upcoming)\b/i.test(text)) return { version: '', unreleased: true }
  const foundDate = findDate(text)
  const rest = foundDate === undefined ? text : text.replace(foundDate.text, ' ').trim()
  const start = rest.replace(/^[\s,()/–—-]+/, '')
  const match = version.exec(start)
  if (match?.[1] === undefined) return undefined
  const after = start.slice(match[0].length)
  const unreleased = /\bunreleased\b/i.test(after)
  // Before the version, numbers with dots are one themselves: 2026.11.23.
  const late = foundDate ?? findDate(after.replace(/(\d)\.(?=\d)/g, '$1-'))
  const foreign = after
    .replace(vagueDate, '')
    .replace(/["“'‘][^"”'’]*["”'’]|\([^()]*\)|@[\w-]+/g, '')
    .replace(
      /\b(?:unreleased|yanked|(?:initial |first |pre-?)?released?|on|latest|(?:see )?full changelog)\b/gi,
      '',
    )
  if (/[\p{L}\p{N}]/u.test(foreign)) return undefined
  return {
    version: match[1],
    ...(late && { date: late.date }),
    ...(unreleased && { unreleased }),
  }
}

/** Without elements, links and marks. */
function plainText(markdown: string): string {
  return markdown
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\](?:\[[^\]]*\])?/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)|\{#[^}]*\}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function findDate(text: string): { readonly text: string; readonly date: string } | undefined {
  const numbers = iso.exec(text)
  if (numbers !== null) return dated(numbers[0], numbers[1], Number(numbers[2]), numbers[3])
  const named = monthFirst.exec(text)
  if (named !== null) return dated(named[0], named[3], monthOf(named[1]), named[2])
  const other = dayFirst.exec(text)
  return other === null ? undefined : dated(other[0], other[3], monthOf(other[2]), other[1])
}

/** From 1; 0 for a word that is not a month. */
function monthOf(word = ''): number {
  return months.indexOf(word.slice(0, 3).toLowerCase()) + 1
}

function dated(text: string, year = '', month: number, day = '') {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(date)) ? undefined : { text, date }
}
