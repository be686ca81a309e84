import type { ResolvedDocs } from '@landing/schema'

/** Conventions of a docs set's files. */
export type Dialect = ResolvedDocs['dialect']
