import { BadgesExample } from '../../examples/badges'
import badgesExample from '../../examples/badges.tsx?highlighted'
import { ButtonsExample } from '../../examples/buttons'
import buttonsExample from '../../examples/buttons.tsx?highlighted'
import { CalloutsExample } from '../../examples/callouts'
import calloutsExample from '../../examples/callouts.tsx?highlighted'
import { CardsExample } from '../../examples/cards'
import cardsExample from '../../examples/cards.tsx?highlighted'
import { ControlsExample } from '../../examples/controls'
import controlsExample from '../../examples/controls.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Cards and buttons'
export const description = 'Small parts for pages of your own.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="Cards"
        code={cardsExample}
        about="The title is the link; the whole card can be clicked."
      >
        <CardsExample />
      </Example>
      <Example title="Buttons that are links" code={buttonsExample}>
        <ButtonsExample />
      </Example>
      <Example title="Badges" code={badgesExample}>
        <BadgesExample />
      </Example>
      <Example title="Callouts" code={calloutsExample}>
        <CalloutsExample />
      </Example>
      <Example title="UI5 controls" code={controlsExample}>
        <ControlsExample />
      </Example>
    </PartPage>
  )
}
