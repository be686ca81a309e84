import { siteData, ThemeRoot } from '@landing/theme'
import { TagsPage } from '@landing/theme/pages'
import { page } from './example-site'

const groups = [
  { letter: 'B', tags: [{ label: 'basic', path: '/docs/tags/basic/', count: 4 }] },
  { letter: 'S', tags: [{ label: 'setup', path: '/docs/tags/setup/', count: 1 }] },
]

export function TagsViewExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example' })}>
      <TagsPage page={{ ...page, kind: 'tags', groups }} />
    </ThemeRoot>
  )
}
