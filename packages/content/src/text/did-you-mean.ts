import { nearest } from '@landing/schema/validate'

/**
 * Advice for a name that nothing has: the known one that was probably meant, else what to do.
 *
 * @param show how a name is written where it is used; default as it is
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
