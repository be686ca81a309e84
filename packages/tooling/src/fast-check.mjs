import fc from 'fast-check'

// CI draws the same values for every change: a red run is the fault of the change. Elsewhere each run draws new ones.
if (process.env.CI) fc.configureGlobal({ seed: 1 })

export default fc
