import { siteData, ThemeRoot } from '@landing/theme'
import { TagPage } from '@landing/theme/pages'
import { page } from './example-site'

const docs = [
  { title: 'Formats', path: '/docs/formats/', description: 'What is read and written.' },
  { title: 'Install', path: '/docs/install/', description: 'How to install it.' },
]
const others = [{ label: 'formats', path: '/docs/tags/formats/', count: 3 }]
const tag = { label: 'setup', path: '/docs/tags/setup/', description: 'Getting it to run.' }

export function TagViewExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example' })}>
      <TagPage page={{ ...page, kind: 'tag', tag, docs, others, allTagsPath: '/docs/tags/' }} />
    </ThemeRoot>
  )
}
