/** What is said of a merge conflict in a page. */
export const unresolvedConflict = {
  code: 'page/merge-conflict',
  message: 'A merge conflict is not resolved here.',
  help: 'Keep one of both texts, and remove the lines "<<<<<<<", "=======" and ">>>>>>>".',
} as const

/** Index of the line in which a whole merge conflict begins: its three marks, in order. */
export function conflictIn(code: string): number | undefined {
  if (!code.includes('<<<<<<<')) return undefined
  let start: number | undefined
  let isHalf = false
  for (const [index, line] of code.split('\n').entries()) {
    if (/^<{7}(?: |$)/.test(line)) {
      start = index
      isHalf = false
    } else if (start !== undefined && /^={7}$/.test(line)) isHalf = true
    else if (isHalf && /^>{7}(?: |$)/.test(line)) return start
  }
  return undefined
}
