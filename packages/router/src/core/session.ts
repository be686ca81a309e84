/** Fallback when the browser denies storage: values then last as long as the document. */
const memory = new Map<string, string>()

/** Reads from the tab's session storage. */
export function readSession(key: string): string | null | undefined {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return memory.get(key)
  }
}

/** Writes to the tab's session storage. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
  }
}
