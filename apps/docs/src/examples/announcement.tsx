import { AnnouncementBar, siteData, ThemeRoot } from '@landing/theme'

const announcementBar = {
  id: 'gallery',
  content: 'Version 2 is out. <a href="/docs/">Read what changed</a>.',
  isCloseable: false,
}
const site = siteData({ title: 'Example', theme: { announcementBar } })

export function AnnouncementExample() {
  return (
    <ThemeRoot site={site} messages={{ announcement: 'Example of an announcement' }}>
      <AnnouncementBar />
    </ThemeRoot>
  )
}
