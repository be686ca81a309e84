import { part } from '../context/part'
import { Card, CardGrid } from './card'
import { LinkButton } from './link-button'

// Apart from their components, which server components use as well: those have no context.

export const CardPart = part('Card', Card)

export const CardGridPart = part('CardGrid', CardGrid)

export const LinkButtonPart = part('LinkButton', LinkButton)
