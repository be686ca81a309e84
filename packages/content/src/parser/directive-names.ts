/** Every kind of admonition, with the name of its default title. */
export const admonitionKinds = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  important: 'important',
  success: 'success',
  secondary: 'note',
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
  'steps',
  'cards',
  'card',
  'file-tree',
]

/** Names of all directives of one line: `::table`. */
export const leafNames: readonly string[] = [
  'table',
  'link-card',
  'link-button',
  'include',
  'pages',
  'video',
  'frame',
]
