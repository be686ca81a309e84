/** Watches over work in another thread, one piece after the other. */
export interface Watch {
  /** A piece of work begins. The one before has ended. */
  begin(): void
  /** There is no more work for now. */
  rest(): void
}

/** This thread may itself have been too busy to hear an answer: it listens once more before it calls work overdue. */
const secondChance = 1000

/** Calls `onOverdue` when a piece of work takes longer than `limit` milliseconds. */
export function createWatch(limit: number, onOverdue: () => void): Watch {
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    begin() {
      rest()
      timer = setTimeout(() => {
        timer = setTimeout(onOverdue, Math.min(secondChance, limit))
      }, limit)
    },
    rest,
  }
}
