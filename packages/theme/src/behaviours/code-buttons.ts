import type { BehaviourMessages } from './texts'

/** Whether a code block has lines that do not fit. */
export function hasLongLines(figure: HTMLElement): boolean {
  const pre = figure.querySelector('pre')
  return pre !== null && pre.scrollWidth > pre.clientWidth
}

/** Makes a block of code a stop of the Tab key where there is something to scroll to, and nowhere else. */
export function setTabStop(block: Element): void {
  if (block.scrollWidth > block.clientWidth) block.setAttribute('tabindex', '0')
  else block.removeAttribute('tabindex')
}

/**
 * Adds the buttons of a code block: `wraps` adds the one that breaks long lines, an alternative the one that copies it, outside of tabs,
 * where the author shows both.
 */
export function addCodeButtons(
  figure: HTMLElement,
  wraps: boolean,
  texts: BehaviourMessages,
): void {
  const actions = document.createElement('div')
  actions.className = 'landing-code-actions'
  const add = (kind: 'other' | 'wrap' | 'copy', label: string) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `landing-code-action landing-code-${kind}`
    button.title = label
    button.setAttribute('aria-label', label)
    actions.append(button)
    return button
  }
  const { alternativeLabel } = figure.dataset
  if (alternativeLabel && !figure.closest('.landing-tab')) {
    add('other', `${texts.copyCode} – ${alternativeLabel}`).textContent = alternativeLabel
  }
  if (wraps) add('wrap', texts.wrapLines).setAttribute('aria-pressed', 'false')
  add('copy', texts.copyCode)
  figure.append(actions)
}

/**
 * Placeholders are reachable by keyboard before their code is loaded. Not buttons: their text could not be selected together with
 * the code.
 */
export function showValues(values: readonly HTMLElement[]): void {
  for (const value of values) {
    value.tabIndex = 0
    value.setAttribute('role', 'button')
  }
}
