import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** The way up, loaded when a reader begins to scroll. */
export function LateBackToTop(): ReactNode {
  const [Button, setButton] = useState<ComponentType>()
  useEffect(() => {
    const load = () => {
      import('./back-to-top').then(
        (module) => setButton(() => module.BackToTop),
        () => {},
      )
    }
    window.addEventListener('scroll', load, { once: true, passive: true })
    return () => window.removeEventListener('scroll', load)
  }, [])
  return Button ? <Button /> : null
}
