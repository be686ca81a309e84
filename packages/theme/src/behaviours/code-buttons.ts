import type { BehaviourMessages } from './texts'

/**
 * Adds the buttons of a code block: one that copies it, and one that copies its alternative, outside of tabs, where the
 * author shows both.
 */
export function addCodeButtons(figure: HTMLElement, texts: BehaviourMessages): void {
  const actions = document.createElement('div')
  actions.className = 'landing-code-actions'
  const { alternativeLabel } = figure.dataset
  if (alternativeLabel && !figure.closest('.landing-tab')) {
    const other = createButton('other', `${texts.copyCode} – ${alternativeLabel}`)
    other.textContent = alternativeLabel
    actions.append(other)
  }
  actions.append(createButton('copy', texts.copyCode))
  figure.append(actions)
}

function createButton(kind: 'other' | 'wrap' | 'copy', label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `landing-code-action landing-code-${kind}`
  button.title = label
  button.setAttribute('aria-label', label)
  return button
}

/** Makes blocks of code whose lines do not fit stops of the Tab key, with a button each that wraps them. */
export function fitCode(blocks: readonly Element[], texts: BehaviourMessages): void {
  // Reading sizes between changes would lay the page out for each block.
  const areLong = blocks.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  for (const [index, block] of blocks.entries()) {
    if (areLong[index]) addWrapButton(block, texts)
    else block.removeAttribute('tabindex')
  }
}

function addWrapButton(block: Element, texts: BehaviourMessages): void {
  block.setAttribute('tabindex', '0')
  const copy = block.parentElement?.querySelector('.landing-code-copy')
  if (!copy || copy.previousElementSibling?.matches('.landing-code-wrap')) return
  const wrap = createButton('wrap', texts.wrapLines)
  wrap.setAttribute('aria-pressed', 'false')
  copy.before(wrap)
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
