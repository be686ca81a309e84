import { type ReactNode, useEffect, useState } from 'react'
import { asElement, listen } from '../behaviours/events'
import { usePart } from '../context/part'
import type { Parts } from '../context/parts'
import { useTheme } from '../context/theme-context'

/** The display settings in React hosts: their code is loaded when the button in the footer is pressed. */
export function LazyDisplaySettings(): ReactNode {
  const { ui5 } = useTheme()
  const Own = usePart('DisplaySettings', undefined)
  const [Loaded, setLoaded] = useState<Parts['DisplaySettings']>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    return listen(document, 'click', ({ target }) => {
      if (!asElement(target)?.closest('[data-display-settings]')) return
      setOpen(true)
      // A failed import is tried again when the button is pressed again.
      if (!Own)
        (ui5?.loadSettings ?? loadNative)().then(
          (View) => setLoaded(() => View),
          () => setOpen(false),
        )
    })
  }, [Own, ui5])
  const View = Own ?? Loaded
  return View && isOpen ? <View onClose={() => setOpen(false)} /> : null
}

async function loadNative() {
  return (await import('./display-settings')).DisplaySettings
}
