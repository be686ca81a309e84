import { Page, ThemeRoot } from '@landing/theme'
import { page, sidebar, site } from './example-site'

export function WholePageExample() {
  return (
    <ThemeRoot site={site}>
      <Page page={page} sidebar={sidebar} />
    </ThemeRoot>
  )
}
