/** Wall time of each step of a build, in their order. */
export interface StageTimes {
  timed<T>(stage: string, work: () => T | Promise<T>): Promise<T>
  /** A line for each step, and one for the compiler's stages, which add up over all threads. */
  format(compiler: Readonly<Record<string, number>>): string
}

export function createStageTimes(): StageTimes {
  const times: [stage: string, milliseconds: number][] = []
  return {
    async timed(stage, work) {
      const start = performance.now()
      try {
        return await work()
      } finally {
        times.push([stage, performance.now() - start])
      }
    },
    format(compiler) {
      const steps = times.map((entry) => `  ${line(entry)}`)
      const stages = Object.entries(compiler).map(line).join(', ')
      return ['Time by step:', ...steps, `  of it in the compiler: ${stages}`].join('\n')
    },
  }
}

/** True with `vite build --debug landing`, which Vite turns into a variable, or `--debug` for everything. */
export function isDebug(debug = process.env.DEBUG): boolean {
  return /(?:^|,)vite:(?:\*|landing)(?:,|$)/.test(debug ?? '')
}

function line([stage, milliseconds]: readonly [string, number]): string {
  return `${stage} ${Math.round(milliseconds)} ms`
}
