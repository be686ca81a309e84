import type { LineTarget, ReadText } from '../format/texts'
import type { HitContext } from './hit-context'
import { bestPassage, linesWith, type Passage, passageAt } from './snippet'

/** Position of the answer on a page. */
export interface AnswerPosition {
  readonly passage: Passage
  /** The target that the passage explains, if it has its own anchor. */
  readonly target: LineTarget | undefined
}

/** Weight of headings and names, as a share of the weight of the whole query. */
const NAME_PREFERENCE = 0.5
/** A name that covers less of the query matched by chance. */
const LEAST_COVERAGE = 0.2

/**
 * Finds the passage that answers a query best.
 *
 * @param headings of the lines after the first one, which is the description.
 * @param isTitle the page was found by its title, so its description is preferred.
 * @param wanted line to show unless a target's name says as much as its heading, or 0.
 */
export function answerOf(
  readText: ReadText,
  headings: readonly string[],
  { isTitle, wanted }: { readonly isTitle: boolean; readonly wanted: number },
  { telling, worth, coverage, query }: HitContext,
): AnswerPosition {
  // Explanations rank before examples.
  const covered = wanted > 0 ? coverage.of(headings[wanted - 1] ?? '', query) : 0
  const isWanted =
    wanted > 0 && readText.targets.every((_, line) => (bestTarget(line)?.share ?? 0) < covered)
  const lines = linesWith(readText.text, telling)
  const passage = bestPassage(lines, worth, (line) => {
    if (isWanted) return line === wanted ? Number.MAX_SAFE_INTEGER : 0
    if (line === 0) return isTitle ? query.total * NAME_PREFERENCE : 0
    const heading = headings[line - 1]
    const share = heading ? coverage.of(heading, query) : 0
    return Math.max(share, bestTarget(line)?.share ?? 0) * query.total * NAME_PREFERENCE
  })
  const target = isTitle || isWanted ? undefined : bestTarget(passage.line)?.target
  if (!target) return { passage, target }
  return { passage: passageAt(lines, passage, target.start), target }

  function bestTarget(line: number) {
    let best: { share: number; target: LineTarget } | undefined
    for (const target of readText.targets[line] ?? []) {
      const share = coverage.of(target.name, query)
      if (share >= LEAST_COVERAGE && share > (best?.share ?? 0)) best = { share, target }
    }
    return best
  }
}
