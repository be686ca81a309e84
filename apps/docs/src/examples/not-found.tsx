import { ThemeRoot } from '@landing/theme'
import { NotFoundPage } from '@landing/theme/pages'
import { site } from './example-site'

export function NotFoundExample() {
  return (
    <ThemeRoot site={site}>
      <NotFoundPage />
    </ThemeRoot>
  )
}
