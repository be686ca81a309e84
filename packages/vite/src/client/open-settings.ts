import type { ReactParts } from './react-parts'

/** Opens the display settings, whose code is loaded then, with the button in the footer. */
export function openSettings({ context }: ReactParts): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-display-settings]')) return
    const [{ renderSettings }, { wrap }] = await Promise.all([import('./settings'), context()])
    await renderSettings(wrap)
  })
}
