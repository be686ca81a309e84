import { SidebarTree, ThemeRoot } from '@landing/theme'
import { page, sidebar, site } from './example-site'

export function SidebarTreeExample() {
  return (
    <ThemeRoot site={site}>
      <nav aria-label="Tree">
        <SidebarTree page={page} sidebar={sidebar} />
      </nav>
    </ThemeRoot>
  )
}
