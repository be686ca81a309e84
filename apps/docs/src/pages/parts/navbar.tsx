import { NavbarExample } from '../../examples/navbar'
import navbarExample from '../../examples/navbar.tsx?raw'
import { NavbarMenusExample } from '../../examples/navbar-menus'
import navbarMenusExample from '../../examples/navbar-menus.tsx?raw'
import { NavbarOwnItemExample } from '../../examples/navbar-own-item'
import navbarOwnItemExample from '../../examples/navbar-own-item.tsx?raw'
import { NavbarPrimaryExample } from '../../examples/navbar-primary'
import navbarPrimaryExample from '../../examples/navbar-primary.tsx?raw'
import { NavbarStyleExample } from '../../examples/navbar-style'
import navbarStyleExample from '../../examples/navbar-style.tsx?raw'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Bar'
export const description =
  'The bar at the top: title, links, menus, search and colour mode. Narrow your window: below 997 px it becomes a button with a menu.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="Links and menus"
        code={navbarExample}
        frame={360}
        about="A link, a menu, HTML of your own and an icon. Each item stands left or right."
      >
        <NavbarExample />
      </Example>
      <Example
        title="Versions and languages"
        code={navbarMenusExample}
        frame={300}
        about="Both menus lead to the counterpart of the page that is open, where it has one."
      >
        <NavbarMenusExample />
      </Example>
      <Example
        title="Dark"
        code={navbarStyleExample}
        frame={90}
        about={
          <>
            <code>style: dark</code> keeps the bar dark in both modes.
          </>
        }
      >
        <NavbarStyleExample />
      </Example>
      <Example
        title="Primary"
        code={navbarPrimaryExample}
        frame={90}
        about={
          <>
            <code>style: primary</code> has the colour of the theme.
          </>
        }
      >
        <NavbarPrimaryExample />
      </Example>
      <Example
        title="An item of your own"
        code={navbarOwnItemExample}
        frame={90}
        about={
          <>
            A type with <code>custom-</code> in its name is drawn by a component of the site.
          </>
        }
      >
        <NavbarOwnItemExample />
      </Example>
    </PartPage>
  )
}
