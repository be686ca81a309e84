import { ThemeRoot, Toc } from '@landing/theme'
import { page, site } from './example-site'

export function TocExample() {
  return (
    <ThemeRoot site={site} messages={{ onThisPage: 'On the example page' }}>
      <Toc toc={page.toc} />
    </ThemeRoot>
  )
}
