import { nearest } from '@landing/schema/validate'

/** Most names that a message lists. */
const mostListed = 20

/**
 * Help for an unknown name: the known one that was probably meant, else what to do.
 *
 * @param show formats a name as it is written where it is used; default: unchanged
 */
export function didYouMean(
  name: string,
  names: Iterable<string>,
  otherwise: string,
  show: (near: string) => string = (near) => near,
): string {
  const near = nearest(name, names)
  return near === undefined ? otherwise : `Did you mean "${show(near)}"?`
}

/**
 * The same with the known names: `Did you mean "a"? Documents: a, b.`
 *
 * @param what the names are of, in the plural
 */
export function nearestOf(name: string, names: readonly string[], what: string): string {
  const more = names.length > mostListed ? [`… (${names.length})`] : []
  const listed = [...names.slice(0, mostListed), ...more].join(', ') || 'none'
  return [didYouMean(name, names, ''), `${what}: ${listed}.`].filter(Boolean).join(' ')
}
