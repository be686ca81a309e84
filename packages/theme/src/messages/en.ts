import { behaviourTexts } from './behaviours'
import type { SameKeys } from './plural'
import { shellTexts } from './shell'
import { viewTexts } from './views'

/** The English catalogue. It is complete, and the type of all others. */
export const en = { ...shellTexts, ...viewTexts, ...behaviourTexts }

/** Every text of the theme, by name. */
export type Messages = SameKeys<typeof en>
