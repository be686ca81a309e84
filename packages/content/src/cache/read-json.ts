/** Parses JSON; `undefined` for a damaged text. */
export function readJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
