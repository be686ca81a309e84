import { NavbarExample } from '../../examples/navbar'
import navbarExample from '../../examples/navbar.tsx?highlighted'
import { NavbarDocsExample } from '../../examples/navbar-docs'
import navbarDocsExample from '../../examples/navbar-docs.tsx?highlighted'
import { NavbarHidingExample } from '../../examples/navbar-hiding'
import navbarHidingExample from '../../examples/navbar-hiding.tsx?highlighted'
import { NavbarMenusExample } from '../../examples/navbar-menus'
import navbarMenusExample from '../../examples/navbar-menus.tsx?highlighted'
import { NavbarMistakeExample } from '../../examples/navbar-mistake'
import navbarMistakeExample from '../../examples/navbar-mistake.tsx?highlighted'
import { NavbarNarrowExample } from '../../examples/navbar-narrow'
import navbarNarrowExample from '../../examples/navbar-narrow.tsx?highlighted'
import { NavbarOwnItemExample } from '../../examples/navbar-own-item'
import navbarOwnItemExample from '../../examples/navbar-own-item.tsx?highlighted'
import { NavbarPrimaryExample } from '../../examples/navbar-primary'
import navbarPrimaryExample from '../../examples/navbar-primary.tsx?highlighted'
import { NavbarStyleExample } from '../../examples/navbar-style'
import navbarStyleExample from '../../examples/navbar-style.tsx?highlighted'
import { Example } from '../../gallery/example'
import { PartPage } from '../../gallery/part-page'

export const title = 'Navbar'
export const description =
  'Title, links, menus, search and color mode at the top of each page. Narrow your window: below 997 px a button opens a menu.'

export default function Part() {
  return (
    <PartPage title={title} lead={description}>
      <Example
        title="Links and menus"
        code={navbarExample}
        frame={190}
        about="A link, a menu, HTML of your own and an icon. Items are on the left or on the right."
      >
        <NavbarExample />
      </Example>
      <Example
        title="Documents, sidebars, a version, the search"
        code={navbarDocsExample}
        frame={360}
        about="Labels and addresses come from the documents. An unknown id is an error that lists the known ones."
      >
        <NavbarDocsExample />
      </Example>
      <Example
        title="Versions and languages"
        code={navbarMenusExample}
        frame={190}
        about="Both menus lead to the counterpart of the current page, if it has one."
      >
        <NavbarMenusExample />
      </Example>
      <Example
        title="On narrow screens"
        code={navbarNarrowExample}
        frame={480}
        isNarrow
        about="The menu shows the pages beside a document first, and leads back to the main menu."
      >
        <NavbarNarrowExample />
      </Example>
      <Example
        title="Hiding"
        code={navbarHidingExample}
        frame={90}
        about={
          <>
            With <code>hideOnScroll</code> the navbar hides while you scroll down this page, and
            shows again when you scroll up. The navbar of this site does the same.
          </>
        }
      >
        <NavbarHidingExample />
      </Example>
      <Example
        title="Dark"
        code={navbarStyleExample}
        frame={90}
        about={
          <>
            <code>style: dark</code> keeps the navbar dark in both modes.
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
            <code>style: primary</code> uses the accent color of the theme.
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
            A type with <code>custom-</code> in its name is rendered by a component of the site.
          </>
        }
      >
        <NavbarOwnItemExample />
      </Example>
      <Example
        title="An invalid item"
        code={navbarMistakeExample}
        about="It fails the build; in the browser an error boundary names the item and the reason."
      >
        <NavbarMistakeExample />
      </Example>
    </PartPage>
  )
}
