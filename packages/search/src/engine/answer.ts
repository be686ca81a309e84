import { type LineTarget, type ReadText, targetsOf } from '../format/texts'
import type { Coverage, CoverageQuery } from './coverage'
import type { Matcher } from './matcher'
import { bestPassage, type Passage, passageAt } from './snippet'

/** What making a hit needs to know of the query. */
export interface HitContext {
  readonly base: string
  readonly matcher: Matcher
  /** Only the words that tell something: what a passage is chosen by. */
  readonly telling: Matcher
  /** By group: what meeting it in a passage is worth. */
  readonly worth: readonly number[]
  readonly coverage: Coverage
  readonly query: CoverageQuery
  /** Whether hits get a preview. */
  readonly previews: boolean
}

/** Where on a page the answer stands. */
export interface Answer {
  readonly passage: Passage
  /** What the passage explains, where that has an anchor of its own. */
  readonly target: LineTarget | undefined
}

/** What headings and names add to a passage, as a share of what the whole query tells. */
const NAME_PREFERENCE = 0.5
/** A name that covers less of the query is met by chance. */
const LEAST_COVERAGE = 0.2

/**
 * The passage that answers a query best.
 *
 * @param headings of the lines behind the first one, which is the description.
 * @param isTitle the page was found by its title: its description says most.
 * @param wanted line to show unless a target's name says as much as its heading, or 0.
 */
export function answerOf(
  read: ReadText,
  headings: readonly string[],
  { isTitle, wanted }: { readonly isTitle: boolean; readonly wanted: number },
  { telling, worth, coverage, query }: HitContext,
): Answer {
  const named = read.text.map((_, line) => bestTarget(targetsOf(read, line)))
  // An example of something comes behind what explains it.
  const covered = wanted > 0 ? coverage.of(headings[wanted - 1] ?? '', query) : 0
  const isWanted = wanted > 0 && named.every((each) => (each?.share ?? 0) < covered)
  const passage = bestPassage(read.text, telling, worth, (line) => {
    if (isWanted) return line === wanted ? Number.MAX_SAFE_INTEGER : 0
    if (line === 0) return isTitle ? query.total * NAME_PREFERENCE : 0
    const heading = headings[line - 1]
    const share = heading ? coverage.of(heading, query) : 0
    return Math.max(share, named[line]?.share ?? 0) * query.total * NAME_PREFERENCE
  })
  const target = isTitle || isWanted ? undefined : named[passage.line]?.target
  if (!target) return { passage, target }
  return { passage: passageAt(read.text, telling, passage, target.start), target }

  function bestTarget(targets: readonly LineTarget[]) {
    let best: { share: number; target: LineTarget } | undefined
    for (const target of targets) {
      const share = coverage.of(target.name, query)
      if (share >= LEAST_COVERAGE && share > (best?.share ?? 0)) best = { share, target }
    }
    return best
  }
}
