import fc from 'fast-check'

const isSlow = process.env.PROPERTY_RUNS === 'all'

// The same values for every change: a red run is the fault of the change. `pnpm test:slow` draws new ones, except in CI.
if (!isSlow || process.env.CI) fc.configureGlobal({ seed: 1 })

/** Number of runs of a property: at most 100, in `pnpm test:slow` all of them. */
export const runs = (all) => (isSlow ? all : Math.min(all, 100))

export default fc
