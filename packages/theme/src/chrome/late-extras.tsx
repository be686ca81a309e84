import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTheme } from '../host'

/** What comes only when it is wanted: the way up when a reader scrolls, the settings when asked for. */
export function LateExtras(): ReactNode {
  const { site, components } = useTheme()
  const [BackToTop, setBackToTop] = useState<ComponentType>()
  const [Settings, setSettings] = useState<ComponentType<{ onClose: () => void }>>()
  const [open, setOpen] = useState(false)
  const own = components.DisplaySettings !== undefined
  useEffect(() => {
    const onScroll = () => {
      import('./back-to-top').then(
        (module) => setBackToTop(() => module.BackToTop),
        () => {},
      )
    }
    const onClick = (event: Event) => {
      if (!(event.target as Element).closest('[data-display-settings]')) return
      if (own) return setOpen(true)
      import('../ui5/open-settings').then(
        async ({ loadSettings }) => {
          const View = await loadSettings(site)
          setSettings(() => View)
          setOpen(true)
        },
        () => {},
      )
    }
    window.addEventListener('scroll', onScroll, { once: true, passive: true })
    document.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('click', onClick)
    }
  }, [site, own])
  const SettingsView = components.DisplaySettings ?? Settings
  const BackToTopView = components.BackToTop ?? BackToTop
  return (
    <>
      {BackToTopView ? <BackToTopView /> : null}
      {SettingsView && open ? <SettingsView onClose={() => setOpen(false)} /> : null}
    </>
  )
}
