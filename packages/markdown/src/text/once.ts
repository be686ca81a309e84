/** A lazily computed result. */
export function once<T>(make: () => T): () => T {
  let made: { readonly result: T } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

/** Results by object, each computed when it is first asked for. */
export function oncePer<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly result: T }>()
  return (key) => {
    const found = known.get(key) ?? { result: make(key) }
    known.set(key, found)
    return found.result
  }
}
