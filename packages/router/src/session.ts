/** Reads from the tab's storage; `null` when there is nothing or no storage. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to the tab's storage. Without storage the value is lost, which costs comfort only. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}
