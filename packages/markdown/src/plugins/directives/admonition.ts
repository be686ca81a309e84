import type { RootContent } from 'mdast'
import type { Directive, DirectivePage } from '../../hooks/directives'
import { classes } from '../../tree/classes'
import { block, type ContainerDirective, line, text } from '../../tree/mdast'
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
    .map((kind): [string, Directive] => [
      kind,
      {
        container: {
          attributes: ['id', 'class'],
          html: (node, page) => admonition(node, kind, page),
        },
      },
    ]),
)

function admonition(
  node: ContainerDirective,
  kind: AdmonitionKind,
  page: DirectivePage,
): RootContent[] {
  const { position } = node
  const kindName = page.language.texts[admonitionKinds[kind]]
  const title = takeLabel(node) ?? [text(kindName)]
  const { className, ...attributes } = attributesOf(node)
  const [first] = title
  // Colors and icons show the kind. It is read from the title, from the role "note", or else from a name.
  const isRead =
    admonitionKinds[kind] === 'note' ||
    (first?.type === 'text' && first.value.toLowerCase().startsWith(kindName.toLowerCase()))
  const { className: admonitionClasses } = classes(
    'landing-admonition',
    `landing-admonition-${kind}`,
  )
  return [
    block(
      'div',
      {
        ...(!isRead && { ariaLabel: kindName }),
        ...attributes,
        className: [...admonitionClasses, ...className],
        role: 'note',
      },
      [
        line('p', classes('landing-admonition-title'), title, position),
        block('div', classes('landing-admonition-body'), node.children, position),
      ],
      position,
    ),
  ]
}
