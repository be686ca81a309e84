/** Where each part of a row of things begins, so that no part is much larger than wanted. */
export function splitBySize(sizes: readonly number[], partSize: number): Uint32Array {
  const starts: number[] = []
  let filled = Number.POSITIVE_INFINITY
  for (const [index, size] of sizes.entries()) {
    if (filled + size > partSize && filled > 0) {
      starts.push(index)
      filled = 0
    }
    filled += size
  }
  return Uint32Array.from(starts)
}
