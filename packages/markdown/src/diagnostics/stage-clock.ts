/** The parts of a build, in their order. */
export const stages = [
  'scan',
  'model',
  'cache',
  'parse',
  'transform',
  'highlight',
  'stringify',
  'link',
] as const

/** Name of a stage of a build, as `content.times()` has it. */
export type Stage = (typeof stages)[number]

/** Milliseconds spent in each part so far, added up over all threads. */
export type StageTimes = Readonly<Record<Stage, number>>

/** Adds up the time of stages; two clock reads per measurement. */
export interface StageClock {
  readonly times: StageTimes
  add(stage: Stage, milliseconds: number): void
  measure<T>(stage: Stage, work: () => T): T
  /** Returns the times and resets them. */
  take(): StageTimes
}

/** A clock that adds up the time of each stage. */
export function createStageClock(): StageClock {
  let times = nothing()
  return {
    get times() {
      return { ...times }
    },
    add(stage, milliseconds) {
      times[stage] += milliseconds
    },
    measure(stage, work) {
      const start = performance.now()
      try {
        return work()
      } finally {
        times[stage] += performance.now() - start
      }
    },
    take() {
      const taken = times
      times = nothing()
      return taken
    },
  }
}

function nothing(): Record<Stage, number> {
  return Object.fromEntries(stages.map((stage) => [stage, 0])) as Record<Stage, number>
}
