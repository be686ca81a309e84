/** Runs work on a cache and ignores file system errors: a full or read-only disk must not fail the build. */
export function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // What cannot be cached is built again next time.
  }
}
