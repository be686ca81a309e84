import { TagList, ThemeRoot } from '@landing/theme'
import { page, site } from './example-site'

export function TagListExample() {
  return (
    <ThemeRoot site={site}>
      <TagList tags={page.tags} />
    </ThemeRoot>
  )
}
