import { nearest } from '@landing/schema/validate'

/**
 * Help for an unknown name: the known one that was probably meant, else what to do.
 *
 * @param show formats a name as it is written where it is used; default: unchanged
 */
export function didYouMean(
  name: string,
  known: Iterable<string>,
  otherwise: string,
  show: (near: string) => string = (near) => near,
): string {
  const near = nearest(name, known)
  return near === undefined ? otherwise : `Did you mean "${show(near)}"?`
}
