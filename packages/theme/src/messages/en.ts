import { behaviourTexts } from '../texts/behaviours'
import { codeTexts } from '../texts/code'
import { notFoundTexts } from '../texts/not-found'
import { shellTexts } from '../texts/shell'
import type { SameKeys } from '../texts/texts'
import { viewTexts } from '../texts/views'

/** The English catalogue. It is complete, and the type of all others. */
export const en = { ...shellTexts, ...viewTexts, ...behaviourTexts, ...codeTexts, ...notFoundTexts }

/** Every text of the theme, by name. */
export type Messages = SameKeys<typeof en>
