import { components } from 'virtual:landing/overrides'
import { ui5Parts } from 'virtual:landing/ui5-parts'
import { createRoot } from 'react-dom/client'
import type { Wrap } from './react-context'

/** Opens the dialog of color mode and contrast; nothing of it is left when it is closed. */
export async function renderSettings(wrap: Wrap): Promise<void> {
  const View = components.DisplaySettings ?? (await (ui5Parts?.loadSettings ?? loadNative)())
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const close = () => {
    root.unmount()
    box.remove()
  }
  root.render(wrap(<View onClose={close} />))
}

async function loadNative() {
  return (await import('@landing/theme/display-settings')).DisplaySettings
}
