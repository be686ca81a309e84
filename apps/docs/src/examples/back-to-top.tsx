import { BackToTop, ThemeRoot } from '@landing/theme'
import { site } from './example-site'

/** Scroll down this page, then a little up: this site has one, too. */
export function BackToTopExample() {
  return (
    <ThemeRoot site={site} messages={{ backToTop: 'To the top of the example' }}>
      <BackToTop />
    </ThemeRoot>
  )
}
