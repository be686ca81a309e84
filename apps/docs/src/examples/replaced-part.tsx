import { Page, type ThemeComponents, ThemeRoot } from '@landing/theme'
import { page, site } from './example-site'

const components: Partial<ThemeComponents> = {
  Footer: () => <footer className="landing-container">A footer of my own</footer>,
  AfterContent: ({ page }) => (
    <aside className="landing-container" aria-label="Feedback">
      Was {page.path} helpful?
    </aside>
  ),
}

export function ReplacedPartExample() {
  return (
    <ThemeRoot site={site} components={components}>
      <Page page={page} />
    </ThemeRoot>
  )
}
