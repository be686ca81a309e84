import { type Hit, type HitType, type MarkedText, toHref } from '@landing/schema'
import { FieldBit, LEVEL_MASK } from '../format/flags'
import { anchorOf, type Outline } from '../format/outlines'
import type { PageText } from '../format/texts'
import { type AnswerPosition, answerOf } from './answer'
import type { Coverage, CoverageQuery } from './coverage'
import type { HitContext } from './hit-context'
import { type Matcher, toRanges } from './matcher'
import type { RankedPage } from './rank'
import { cutPreview, cutSnippet, type Passage, PREVIEW_LENGTH } from './snippet'

/** A hit before its text is loaded. */
export interface HitPlan {
  readonly page: number
  readonly type: HitType
  /** Number of the section, or -1: the page itself, or (content) wherever the best passage is. */
  readonly section: number
  readonly score: number
}

/** Plans the hit of a page: a section if its heading has the words that the title lacks. Needs no text. */
export function planPage(
  { page, score }: RankedPage,
  { parts, scores, coverage, query }: HitContext,
): HitPlan {
  const outline = parts.outline(page)
  const flags = scores.flags[page] ?? 0
  const plan = (type: HitType, section: number): HitPlan => ({ page, type, section, score })
  if (!outline) return plan('title', -1)
  const words = (scores.met[page] ?? 0) & query.bits
  const inTitle = flags & FieldBit.title ? coverage.meets(outline.title, query) : 0
  const missing = words & ~inTitle
  if (missing === 0 && inTitle !== 0) return plan('title', -1)
  const best = flags & FieldBit.heading ? bestSection(outline, missing, coverage, query) : -1
  if (best >= 0) return plan('heading', best)
  if ((flags & LEVEL_MASK) === 0) return plan(inTitle !== 0 ? 'title' : 'keywords', -1)
  return plan('content', -1)
}

/** Returns the section whose heading has all missing words and covers the query best, or -1. */
function bestSection(
  { title, headings }: Outline,
  missing: number,
  coverage: Coverage,
  query: CoverageQuery,
): number {
  let best = -1
  let highest = 0
  for (const [section, heading] of headings.entries()) {
    if (heading === title) continue
    const met = coverage.meets(heading, query)
    if (met === 0 || (missing & ~met) !== 0) continue
    const share = coverage.of(heading, query)
    if (share > highest) {
      highest = share
      best = section
    }
  }
  return best
}

/** Creates the final hit; without the text of its page it has no snippet. */
export function toHit(plan: HitPlan, entry: Outline, context: HitContext): Hit {
  const { matcher, parts } = context
  const readText = parts.text(plan.page)
  const wanted = plan.section + 1
  const isTitle = plan.type === 'title'
  const { passage, target }: Partial<AnswerPosition> =
    (readText && answerOf(readText, entry.headings, { isTitle, wanted }, context)) ?? {}
  const line = wanted > 0 && !target ? wanted : (passage?.line ?? -1)
  const section = isTitle ? -1 : line - 1
  const heading = target?.name || entry.headings[section] || entry.title
  const anchor = target?.anchor ?? anchorOf(entry, section)
  return {
    type: plan.type,
    u: toHref(context.base, entry.path),
    h: anchor ? `#${anchor}` : '',
    t: entry.title,
    s: heading,
    b: entry.breadcrumbs,
    title: mark(heading, matcher),
    ...(readText && cutTexts(readText.text, line, passage, context)),
    score: plan.score,
  }
}

/** The snippet of a line, and the preview if it is wanted; of a section that has only a heading, the beginning of the page. */
function cutTexts(
  text: PageText,
  shownLine: number,
  passage: Passage | undefined,
  { matcher, previews }: HitContext,
): Pick<Hit, 'snippet' | 'preview'> {
  const from = text[shownLine] ? shownLine : text.findIndex((line) => line !== '')
  const source = text[from]
  if (!source) return {}
  const around = passage?.line === shownLine ? passage : undefined
  return {
    snippet: cutSnippet(source, matcher, around),
    ...(previews && { preview: previewOf(text.slice(from), matcher, around) }),
  }
}

/** The passage with what follows it on the page, where it is short. */
function previewOf(
  lines: readonly string[],
  matcher: Matcher,
  passage: Passage | undefined,
): MarkedText {
  let text = ''
  for (const line of lines) {
    if (text.length > PREVIEW_LENGTH) break
    // Many pages begin with their description.
    if (line.startsWith(text)) text = line
    else if (line !== '') text += `\n\n${line}`
  }
  return cutPreview(text, matcher, passage)
}

function mark(text: string, matcher: Matcher): MarkedText {
  return { text, ranges: toRanges(matcher.find(text)) }
}
