import { ColorModeToggle, siteData, ThemeRoot } from '@landing/theme'

const site = siteData({ title: 'Example' })

export function ColorModeToggleExample() {
  return (
    <ThemeRoot site={site}>
      <ColorModeToggle />
    </ThemeRoot>
  )
}
