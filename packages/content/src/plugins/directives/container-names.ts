import { admonitionKinds } from '../admonition-kinds'

/** Names of all directives that stand around blocks: `:::note`, `:::tabs`. */
export const containerNames: readonly string[] = [
  ...Object.keys(admonitionKinds),
  'details',
  'tabs',
  'tab',
  'code-group',
]

/** Names of all directives of one line: `::table`. */
export const leafNames: readonly string[] = ['table']
