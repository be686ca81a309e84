/** Works on what is kept between builds: a full or read-only disk costs time, not the build. */
export function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // What cannot be kept is made again by the next build.
  }
}
