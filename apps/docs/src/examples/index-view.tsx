import { siteData, ThemeRoot } from '@landing/theme'
import { IndexPage } from '@landing/theme/pages'
import { page } from './example-site'

const cards = [
  { label: 'Start', path: '/docs/start/', description: 'From nothing to something.', count: 3 },
  { label: 'Formats', path: '/docs/formats/', description: 'What is read and written.' },
]
const index = { ...page, kind: 'index', title: 'Docs', groups: [{ label: 'All', cards }] } as const

export function IndexViewExample() {
  return (
    <ThemeRoot site={siteData({ title: 'Example' })}>
      <IndexPage page={index} />
    </ThemeRoot>
  )
}
