import { MetaLine, ThemeRoot } from '@landing/theme'
import { page, site } from './example-site'

const copied = { ...page, markdown: '/landing/docs/index.md' }

export function MetaLineExample() {
  return (
    <ThemeRoot site={site}>
      <MetaLine page={copied} />
    </ThemeRoot>
  )
}
