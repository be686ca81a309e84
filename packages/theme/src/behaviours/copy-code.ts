import type { BehaviourMessages } from './texts'

/** Duration of the "copied" state of a button, in ms. */
const FEEDBACK = 1000

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

/** Toggles line wrapping in the code block of a button. */
export function toggleWrap(button: Element): void {
  const wrapped = button.closest('.landing-code')?.classList.toggle('landing-is-wrapped') ?? false
  button.setAttribute('aria-pressed', String(wrapped))
}

/** The text of a code block: without removed lines and, in shell sessions, without prompts and output. */
export function codeText(figure: Element): string {
  const texts = lineTexts(figure)
  const session = /^(console|shellsession|shell-session)$/.test(
    figure.getAttribute('data-language') ?? '',
  )
  const prompt = /^(?:\$|>|PS>) /
  if (!session || !texts.some((text) => prompt.test(text))) return texts.join('\n')
  return texts
    .filter((text) => prompt.test(text))
    .map((text) => text.replace(prompt, ''))
    .join('\n')
}

/** A block without marks has no elements for its lines. */
function lineTexts(figure: Element): string[] {
  const lines = [...figure.querySelectorAll('.landing-line')]
  if (lines.length === 0)
    return (figure.querySelector('code')?.textContent ?? '').replace(/\n$/, '').split('\n')
  return lines
    .filter((line) => !line.classList.contains('landing-line-remove'))
    .map((line) => (line.textContent ?? '').replace(/\n$/, ''))
}

/** Copies the code block of a button, and confirms it. */
export async function copyCode(
  button: HTMLElement,
  texts: BehaviourMessages,
  text?: string,
): Promise<void> {
  const figure = button.closest('.landing-code')
  if (!figure) return
  try {
    await navigator.clipboard.writeText(text ?? codeText(figure))
  } catch {
    // Without permission the text is selected, so that a key press copies it.
    const code = figure.querySelector('code')
    if (code) getSelection()?.selectAllChildren(code)
    return
  }
  button.classList.add('landing-is-copied')
  button.setAttribute('aria-label', texts.copied)
  setTimeout(() => {
    button.classList.remove('landing-is-copied')
    button.setAttribute('aria-label', button.title)
  }, FEEDBACK)
}
