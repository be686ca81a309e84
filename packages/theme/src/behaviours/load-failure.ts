/**
 * Shows the document's alert about a page that could not be loaded, or hides it when there is no error.
 *
 * @param retry called when the reader presses the button. The button has the focus again if its promise is settled and
 *   the alert is still, or again, shown.
 */
export function showLoadFailure(
  error: unknown,
  retry?: () => unknown,
  page: Document = document,
): void {
  const alert = page.querySelector<HTMLElement>('[data-load-failure]')
  if (!alert) return
  alert.hidden = error === undefined
  const reason = alert.querySelector<HTMLElement>('[data-offline]')
  if (reason) reason.textContent = (isOffline() && reason.dataset.offline) || ''
  const button = alert.querySelector<HTMLElement>('[data-retry]') ?? alert.querySelector('button')
  if (!button) return
  button.onclick = async () => {
    await retry?.()
    // While the page was loaded, the alert was hidden, and the focus lost. A hidden button cannot have it.
    if (!page.querySelector(':focus')) button.focus()
  }
}

/** True without a network: the one reason that readers know a remedy for. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
