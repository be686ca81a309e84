/**
 * Shows in the document's alert why a page could not be loaded, or hides it when there is no error.
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
  const reason = alert.querySelector('[data-error]')
  if (reason) reason.textContent = reasonOf(error)
  const button = alert.querySelector<HTMLElement>('[data-retry]') ?? alert.querySelector('button')
  if (!button) return
  button.onclick = async () => {
    await retry?.()
    // While the page was loaded, the alert was hidden, and the focus lost. A hidden button cannot have it.
    if (!page.querySelector(':focus')) button.focus()
  }
}

/** The message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error ?? '')
}
