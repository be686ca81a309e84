import { Breadcrumbs, ThemeRoot } from '@landing/theme'
import { page, site } from './example-site'

export function BreadcrumbsExample() {
  return (
    <ThemeRoot site={site} messages={{ breadcrumbs: 'Example of breadcrumbs' }}>
      <Breadcrumbs page={page} />
    </ThemeRoot>
  )
}
