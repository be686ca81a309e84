import { ColorModeButtonsExample } from '../../examples/color-mode-buttons'
import colorModeButtonsExample from '../../examples/color-mode-buttons.tsx?highlighted'
import { ColorModeToggleExample } from '../../examples/color-mode-toggle'
import colorModeToggleExample from '../../examples/color-mode-toggle.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Color mode'
export const description =
  'System, light, dark. What a reader chooses is kept; until then the system decides.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="The toggle"
        code={colorModeToggleExample}
        about="It changes this page, like the one in the navbar."
      >
        <ColorModeToggleExample />
      </Example>
      <Example
        title="Buttons of your own"
        code={colorModeButtonsExample}
        about="Two hooks return the choice and functions that change it."
      >
        <ColorModeButtonsExample />
      </Example>
    </PartPage>
  )
}
