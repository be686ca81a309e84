/** A lazily computed result. */
export function once<T>(make: () => T): () => T {
  let memo: { readonly result: T } | undefined
  return () => {
    memo ??= { result: make() }
    return memo.result
  }
}

/** Results by object, each computed when it is first asked for. */
export function oncePer<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const results = new WeakMap<Key, { readonly result: T }>()
  return (key) => {
    const result = results.get(key) ?? { result: make(key) }
    results.set(key, result)
    return result.result
  }
}
