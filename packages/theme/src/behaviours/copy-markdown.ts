import type { BehaviourMessages } from './options'

/** How long a button says that it has copied, in ms. */
const FEEDBACK = 2000

/**
 * Copies the text behind the address a button names, or else the link behind it, and says so. Opens
 * it where copying is not allowed.
 */
export async function copyMarkdown(
  button: HTMLElement,
  messages: BehaviourMessages,
): Promise<void> {
  const link = button.nextElementSibling?.getAttribute('href')
  const href = button.dataset.copyFrom || (link ?? '')
  try {
    // The text is handed over as a promise: Safari wants the clipboard asked for within the click.
    const text = fetch(href)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(href))))
      .then((markdown) => new Blob([markdown], { type: 'text/plain' }))
    // Without a clipboard nobody waits for it.
    text.catch(() => {})
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  } catch {
    window.open(href)
    return
  }
  const label = button.querySelector('span')
  if (!label) return
  label.textContent = messages.copiedMarkdown
  setTimeout(() => {
    label.textContent = messages.copyMarkdown
  }, FEEDBACK)
}
