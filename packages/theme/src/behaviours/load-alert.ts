import { makeButton, makeElement } from './elements'

/** Creates an alert about something that failed to load, with a button that calls `retry`. */
export function makeLoadAlert(
  page: Document,
  className: string,
  message: string,
  retryText: string,
  retry: () => void,
): HTMLElement {
  const alert = makeElement(page, 'div', { className, role: 'alert' })
  alert.append(
    makeElement(page, 'p', { textContent: message }),
    makeButton(page, {
      className: 'landing-button landing-button-small',
      textContent: retryText,
      onclick: retry,
    }),
  )
  return alert
}
