import { type Hit, type HitType, type MarkedText, toHref } from '@landing/schema'
import { FieldBit, LEVEL_MASK } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { HeadPage } from '../format/head-pages'
import type { PageText } from '../format/texts'
import type { Coverage, CoverageQuery } from './coverage'
import { type Matcher, toRanges } from './matcher'
import type { RankedPage, Ranking } from './rank'
import type { Scores } from './score'
import { bestPassage, cutSnippet } from './snippet'

/** A hit before its text is there. */
export interface HitPlan {
  readonly page: number
  readonly type: HitType
  /** Number of the section, or -1: the page itself, or (content) wherever the best passage is. */
  readonly section: number
  readonly score: number
}

/** Further headings of a page that hold all words of a query. */
const MOST_EXTRA_HEADINGS = 2

/** How many pages, best first, may also show further headings. */
const PAGES_WITH_EXTRA_HEADINGS = 20

/** What planning needs to know beside the order of the pages. */
export interface PlanContext {
  readonly head: IndexHead
  readonly scores: Scores
  readonly coverage: Coverage
  readonly query: CoverageQuery
}

export interface PlannedHits {
  readonly plans: readonly HitPlan[]
  /** Number of all hits, of which the plans may be a part. */
  readonly total: number
}

/** The first hits, at least as many as needed if there are so many, and the number of all hits. */
export function planHits(
  { best, count, rest }: Ranking,
  needed: number,
  context: PlanContext,
): PlannedHits {
  const plans: HitPlan[] = []
  let planned = 0
  let extra = 0
  const add = (pages: readonly RankedPage[]) => {
    for (const ranked of pages) {
      const leads = planned < PAGES_WITH_EXTRA_HEADINGS
      if (!leads && plans.length >= needed) return
      const hits = planPage(ranked, context)
      const kept = leads ? hits : hits.slice(0, 1)
      plans.push(...kept)
      extra += kept.length - 1
      planned++
    }
  }
  add(best)
  if (plans.length < needed && planned < count) add(rest())
  return { plans, total: count + extra }
}

/** What the hits of one page are; the text of the page is not needed for it. */
export function planPage(
  { page, score }: RankedPage,
  { head, scores, coverage, query }: PlanContext,
): HitPlan[] {
  const entry = head.pages[page]
  const flags = scores.flags[page] ?? 0
  const plan = (type: HitType, section: number): HitPlan => ({ page, type, section, score })
  if (!entry) return [plan('title', -1)]
  const words = (scores.met[page] ?? 0) & wordBits(query)
  const inTitle = flags & FieldBit.title ? coverage.met(entry.title, query) : 0
  const sections =
    flags & FieldBit.heading ? bestSections(entry, words & ~inTitle, coverage, query) : []
  const extra = sections
    .filter((section) => section.met === words && words !== 0)
    .map((section) => plan('heading', section.number))

  if ((words & ~inTitle) === 0 && inTitle !== 0) {
    return [plan('title', -1), ...extra.slice(0, MOST_EXTRA_HEADINGS)]
  }
  const best = sections[0]
  if (best && (words & ~inTitle & ~best.met) === 0) {
    return [
      plan('heading', best.number),
      ...extra.filter(({ section }) => section !== best.number).slice(0, MOST_EXTRA_HEADINGS),
    ]
  }
  if ((flags & LEVEL_MASK) === 0) return [plan(inTitle !== 0 ? 'title' : 'keywords', -1)]
  return [plan('content', -1)]
}

interface MetSection {
  readonly number: number
  readonly met: number
}

/** Sections with words of the query in their headings, those with most of the missing ones first. */
function bestSections(
  entry: HeadPage,
  missing: number,
  coverage: Coverage,
  query: CoverageQuery,
): MetSection[] {
  const met = entry.headings
    .map((heading, number) => ({
      number,
      met: heading === entry.title ? 0 : coverage.met(heading, query),
      share: 0,
    }))
    .filter((section) => section.met !== 0)
    .map((section) => ({
      ...section,
      share: coverage.of(entry.headings[section.number] ?? '', query),
    }))
  return met.sort(
    (a, b) => bitCount(b.met & missing) - bitCount(a.met & missing) || b.share - a.share,
  )
}

export interface HitContext {
  readonly base: string
  readonly matcher: Matcher
  /** Only the words that tell something: what a passage is chosen by. */
  readonly telling: Matcher
  /** By group: what meeting it in a passage is worth. */
  readonly worth: readonly number[]
  readonly coverage: Coverage
  readonly query: CoverageQuery
}

/** A hit as it is shown; without the text of its page it has no snippet. */
export function toHit(
  plan: HitPlan,
  entry: HeadPage,
  text: PageText | undefined,
  context: HitContext,
): Hit {
  const { matcher, telling, worth, coverage, query } = context
  const wanted = plan.section + 1
  const passage =
    text &&
    bestPassage(text, telling, worth, (line) => {
      if (wanted > 0) return line === wanted ? 1e6 : 0
      // Of a page that is found by its title, the description says most.
      if (line === 0) return plan.type === 'title' ? query.total * 0.5 : 0
      const heading = entry.headings[line - 1]
      return heading ? coverage.of(heading, query) * query.total * 0.5 : 0
    })
  const shown = wanted > 0 ? wanted : (passage?.line ?? -1)
  const section = shown > 0 && plan.type !== 'title' ? entry.sections[shown - 1] : undefined
  const heading = section?.heading || entry.title
  // A heading may stand alone: then the beginning of the page says what it is about.
  const source = text && (text[shown] || text.find((line) => line !== ''))
  return {
    type: plan.type,
    u: toHref(context.base, entry.path),
    h: section?.anchor ? `#${section.anchor}` : '',
    t: entry.title,
    s: heading,
    b: entry.breadcrumbs,
    title: mark(heading, matcher),
    ...(source
      ? { snippet: cutSnippet(source, matcher, passage?.line === shown ? passage : undefined) }
      : {}),
    score: plan.score,
  }
}

function mark(text: string, matcher: Matcher): MarkedText {
  return { text, ranges: toRanges(matcher.find(text)) }
}

function wordBits(query: CoverageQuery): number {
  let bits = 0
  for (const { bit } of query.words.values()) bits |= bit
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
