import { DisplaySettings } from '@landing/theme/display-settings'
import { createRoot } from 'react-dom/client'
import type { ReactContext } from './react-context'

/** Opens the dialog of colour mode and contrast; nothing of it is left when it is closed. */
export function renderSettings(wrap: ReactContext['wrap']): void {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const close = () => {
    root.unmount()
    box.remove()
  }
  root.render(wrap(<DisplaySettings onClose={close} />))
}
