import { PageNotices, ThemeRoot, VersionBadge } from '@landing/theme'
import { page, site } from './example-site'

const version = { path: '/docs/', mainDocId: 'install', docs: [], draftIds: [], sidebars: {} }
const latest = { ...version, name: '2.0', label: '2.0', isLast: true }
const old = {
  ...version,
  name: '1.0',
  label: '1.0',
  isLast: false,
  banner: 'unmaintained',
} as const
const versioned = { ...site, docs: [{ id: 'default', versions: [latest, old] }] }

export function NoticesExample() {
  return (
    <ThemeRoot site={versioned}>
      <VersionBadge page={{ ...page, version: '1.0' }} />
      <PageNotices page={{ ...page, version: '1.0', unlisted: true }} />
    </ThemeRoot>
  )
}
