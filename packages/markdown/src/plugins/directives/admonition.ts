import type { RootContent } from 'mdast'
import type { Directive, DirectivePage } from '../../hooks/directives'
import { classes } from '../../tree/classes'
import { block, type ContainerDirective, line, text } from '../../tree/mdast'
import { attributesOf, takeLabel } from './directive-parts'

const kinds = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
] as const
type Kind = (typeof kinds)[number]

/** `:::note[Title]` … `:::`, by kind. */
export const admonitions: Readonly<Record<string, Directive>> = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      container: {
        attributes: ['id', 'class'],
        isCallout: true,
        html: (node, page) => admonition(node, kind, page),
      },
    },
  ]),
)

function admonition(node: ContainerDirective, kind: Kind, page: DirectivePage): RootContent[] {
  const { position } = node
  const textName = kind === 'secondary' ? 'note' : kind
  const kindName = page.language.texts[textName]
  const title = takeLabel(node) ?? [text(kindName)]
  const { className, ...attributes } = attributesOf(node)
  const [first] = title
  // Colors and icons show the kind. It is read from the title, from the role "note", or else from a name.
  const isRead =
    textName === 'note' ||
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
