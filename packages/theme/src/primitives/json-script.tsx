import { scriptJson } from '@landing/schema'
import type { ReactNode } from 'react'

interface JsonScriptProps {
  readonly type: 'application/json' | 'application/ld+json'
  readonly data: object
  /** Marks the texts of the behaviours. */
  readonly 'data-landing-texts'?: ''
}

/** Data in a document, as a script element. */
export function JsonScript({ data, ...attributes }: JsonScriptProps): ReactNode {
  return <script {...attributes}>{scriptJson(data)}</script>
}
