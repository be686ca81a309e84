/** Every kind of admonition, with the title it has when the author gives none. */
export const admonitionKinds = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
  important: 'Important',
  success: 'Success',
  secondary: 'Note',
} as const

export type AdmonitionKind = keyof typeof admonitionKinds

export function isAdmonitionKind(name: string): name is AdmonitionKind {
  return Object.hasOwn(admonitionKinds, name)
}

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
