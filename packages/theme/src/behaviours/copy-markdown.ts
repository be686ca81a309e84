import { type Cleanup, documentOf, on } from './events'
import { type BehaviourMessages, type PageOptions, textsOf } from './texts'

/** Duration of the "copied" state of a button, in ms. */
const FEEDBACK = 2000

/** Makes the buttons below a root copy the page as Markdown. */
export function copyMarkdown(root: ParentNode, options?: PageOptions): Cleanup {
  return on(root, 'click', '[data-copy-from]', (button) => {
    void copyAndConfirm(button, textsOf(documentOf(root), options))
  })
}

async function copyAndConfirm(button: HTMLElement, texts: BehaviourMessages): Promise<void> {
  const label = button.querySelector('span')
  if (!(await copyPage(button)) || !label || label.textContent === texts.copiedMarkdown) return
  const { textContent } = label
  label.textContent = texts.copiedMarkdown
  setTimeout(() => {
    label.textContent = textContent
  }, FEEDBACK)
}

/**
 * Copies the text behind the address that a button names, or the link after it. Opens it where copying
 * is not allowed, and returns false.
 */
export async function copyPage(button: HTMLElement): Promise<boolean> {
  const link = button.nextElementSibling?.getAttribute('href')
  const href = button.dataset.copyFrom || (link ?? '')
  try {
    // As a promise: Safari allows clipboard access only within the click.
    const text = fetch(href)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(href))))
      .then((markdown) => new Blob([markdown], { type: 'text/plain' }))
    // Without a clipboard nothing else handles the rejection.
    text.catch(() => {})
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    window.open(href)
    return false
  }
}
