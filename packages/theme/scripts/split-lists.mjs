// Browsers file a rule under the class or element that the end of its selector names, and try it on those elements only.
// A list in `:is()` or `:where()` there hides the name: the rule is tried on every element of a page. Sources keep the
// lists, which are shorter to read; the built sheets have one selector for each entry.

/** One selector for each entry of the list at its end, or the selector itself where they would not mean the same. */
export function splitLists(selector) {
  const start = 1 + selector.findLastIndex(({ type }) => type === 'combinator')
  const at = selector.findIndex((part, index) => index >= start && listOf(part)?.length > 1)
  // Another class or element of the same compound names it already.
  if (at < 0 || selector.slice(start).some(({ type }) => type === 'class' || type === 'type')) {
    return selector
  }
  const part = selector[at]
  const isWhere = part.kind === 'where'
  const weights = new Set(part.selectors.map((entry) => `${specificity(entry)}`))
  if (
    !isWhere &&
    (weights.size > 1 || part.selectors.some((entry) => !canMove(entry, start, at)))
  ) {
    return selector
  }
  return part.selectors.map((entry) => [
    ...selector.slice(0, at),
    ...(isWhere ? [{ ...part, selectors: [entry] }] : entry),
    ...selector.slice(at + 1),
  ])
}

const listOf = ({ type, kind, selectors }) =>
  type === 'pseudo-class' && (kind === 'is' || kind === 'where') ? selectors : undefined

/** Whether an entry means the same without `:is()`: one with combinators only where nothing stands before it. */
function canMove(entry, start, at) {
  return at === start && (start === 0 || entry.every(({ type }) => type !== 'combinator'))
}

/** Numbers of ids, classes and elements, as the cascade compares them. */
function specificity(selector) {
  const sum = [0, 0, 0]
  for (const part of selector) {
    const weights = weightsOf(part)
    for (const level of sum.keys()) sum[level] += weights[level]
  }
  return sum
}

function weightsOf({ type, kind, selectors }) {
  if (kind === 'where') return [0, 0, 0]
  if (type === 'pseudo-class' && selectors) return selectors.map(specificity).sort(compare).at(-1)
  if (type === 'id') return [1, 0, 0]
  if (type === 'class' || type === 'attribute' || type === 'pseudo-class') return [0, 1, 0]
  return type === 'type' || type === 'pseudo-element' ? [0, 0, 1] : [0, 0, 0]
}

const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
