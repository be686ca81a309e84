import type { ReactNode } from 'react'

interface JsonScriptProps {
  readonly type: 'application/json' | 'application/ld+json'
  readonly data: object
  /** Marks the texts of the behaviours. */
  readonly 'data-landing-texts'?: ''
}

/** Data in a document, as a script element. */
export function JsonScript({ data, ...attributes }: JsonScriptProps): ReactNode {
  // A `<` in a text must not end the element.
  return <script {...attributes}>{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
