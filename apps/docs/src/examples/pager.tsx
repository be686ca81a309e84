import { Pager, ThemeRoot } from '@landing/theme'
import { page, site } from './example-site'

export function PagerExample() {
  return (
    <ThemeRoot site={site}>
      <Pager page={page} />
    </ThemeRoot>
  )
}
