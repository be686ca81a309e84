import type { DocumentTexts } from '@landing/schema'
import type { PhrasingContent, RootContent } from 'mdast'
import type { PageDraft } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import { block, type ContainerDirective, type FlowContent, line, text } from '../../tree/mdast'
import { attributesOf, takeLabel } from './directive-parts'

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

type AdmonitionKind = keyof typeof admonitionKinds

export function isAdmonitionKind(name: string): name is AdmonitionKind {
  return Object.hasOwn(admonitionKinds, name)
}

/** `:::note[Title]` … `:::`, by kind. */
export const admonitions = Object.fromEntries(
  Object.keys(admonitionKinds)
    .filter(isAdmonitionKind)
    .map((kind) => [
      kind,
      (node: ContainerDirective, draft: PageDraft) => admonition(node, kind, draft),
    ]),
)

function admonition(
  node: ContainerDirective,
  kind: AdmonitionKind,
  draft: PageDraft,
): RootContent[] {
  const { texts } = draft.environment.language
  const title = takeLabel(node) ?? defaultTitle(kind, texts)
  const { className, ...attributes } = attributesOf(node)
  const [first] = title
  const name = texts[admonitionKinds[kind]]
  // Colors and icons show the kind. It is read from the title, from the role "note", or else from a name.
  const isRead =
    admonitionKinds[kind] === 'note' ||
    (first?.type === 'text' && first.value.toLowerCase().startsWith(name.toLowerCase()))
  return [
    makeAdmonition(kind, title, node.children, node.position, {
      ...(!isRead && { ariaLabel: name }),
      ...attributes,
      className: [...className],
    }),
  ]
}

/** The title of an admonition whose author gives none. */
export function defaultTitle(kind: AdmonitionKind, texts: DocumentTexts): PhrasingContent[] {
  return [text(texts[admonitionKinds[kind]])]
}

/** Creates an admonition for any callout syntax. */
export function makeAdmonition(
  kind: AdmonitionKind,
  title: readonly PhrasingContent[],
  children: readonly FlowContent[],
  position: RootContent['position'],
  attributes: { readonly className?: readonly string[]; readonly ariaLabel?: string } = {},
): ContainerDirective {
  const { className = [], ...rest } = attributes
  const names = classes('landing-admonition', `landing-admonition-${kind}`)
  return block(
    'div',
    { ...rest, className: [...names.className, ...className], role: 'note' },
    [
      line('p', classes('landing-admonition-title'), title, position),
      block('div', classes('landing-admonition-body'), children, position),
    ],
    position,
  )
}
