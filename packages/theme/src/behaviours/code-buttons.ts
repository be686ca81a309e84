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

/** Adds the buttons of a code block; `wraps` adds the one that breaks long lines. */
export function addCodeButtons(
  figure: HTMLElement,
  wraps: boolean,
  texts: BehaviourMessages,
): void {
  const actions = document.createElement('div')
  actions.className = 'landing-code-actions'
  const add = (kind: 'wrap' | 'copy', label: string) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `landing-code-action landing-code-${kind}`
    button.title = label
    button.setAttribute('aria-label', label)
    actions.append(button)
    return button
  }
  if (wraps) add('wrap', texts.wrapLines).setAttribute('aria-pressed', 'false')
  add('copy', texts.copyCode)
  figure.append(actions)
}
