/** Moments at which an island is hydrated. */
export const hydrateValues = ['load', 'idle', 'visible', 'intent'] as const

/** When an island is hydrated; `visible` by default. */
export type Hydrate = (typeof hydrateValues)[number]
