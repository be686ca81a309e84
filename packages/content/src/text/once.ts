/** A lazily computed result. */
export function once<T>(make: () => T): () => T {
  let made: { readonly result: T } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}
