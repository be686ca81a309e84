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
  const own = takeLabel(node)
  const { className, ...attributes } = attributesOf(node)
  return [
    makeAdmonition(kind, own ?? defaultTitle(kind, texts), node.children, node.position, {
      // A title of its own does not say the kind, which colors and icons show. The role says "note".
      ...(own && admonitionKinds[kind] !== 'note' && { ariaLabel: texts[admonitionKinds[kind]] }),
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
