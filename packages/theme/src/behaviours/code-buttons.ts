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
    const other = createButton('other', `${alternativeLabel}: ${texts.copyCode}`)
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

/** Makes code and tables stops of the Tab key where they scroll; code gets a button that wraps its lines. */
export function fitBoxes(boxes: readonly Element[], texts: BehaviourMessages): void {
  // Reading sizes between changes would lay the page out for each box.
  const sizes = boxes.map((box) => [box, box.scrollWidth > box.clientWidth] as const)
  for (const [box, isLong] of sizes) {
    if (isLong) {
      box.setAttribute('tabindex', '0')
      addWrapButton(box, texts)
    } else box.removeAttribute('tabindex')
  }
}

function addWrapButton(box: Element, texts: BehaviourMessages): void {
  const figure = box.closest('.landing-code')
  if (!figure || figure.querySelector('.landing-code-wrap')) return
  const wrap = createButton('wrap', texts.wrapLines)
  wrap.setAttribute('aria-pressed', 'false')
  figure.querySelector('.landing-code-copy')?.before(wrap)
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
