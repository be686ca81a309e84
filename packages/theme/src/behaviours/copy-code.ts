import type { BehaviourMessages } from './options'

/** How long a button says that it has copied, in ms. */
const FEEDBACK = 1000

/** Does a code block have lines that do not fit? */
export function hasLongLines(figure: HTMLElement): boolean {
  const pre = figure.querySelector('pre')
  return pre !== null && pre.scrollWidth > pre.clientWidth
}

/** Puts the buttons of a code block into it; `wraps` with the one that breaks long lines. */
export function addCodeButtons(
  figure: HTMLElement,
  wraps: boolean,
  messages: BehaviourMessages,
): void {
  const bar = document.createElement('div')
  bar.className = 'code-actions'
  if (wraps) {
    const wrap = button('code-action code-wrap', messages.wrapLines)
    wrap.dataset.wrap = ''
    wrap.setAttribute('aria-pressed', 'false')
    bar.append(wrap)
  }
  const copy = button('code-action code-copy', messages.copyCode)
  copy.dataset.copy = ''
  bar.append(copy)
  figure.append(bar)
}

function button(className: string, label: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.title = label
  element.setAttribute('aria-label', label)
  return element
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
  const lines = [...figure.querySelectorAll('.line')]
  if (lines.length === 0)
    return (figure.querySelector('code')?.textContent ?? '').replace(/\n$/, '').split('\n')
  return lines
    .filter((line) => !line.classList.contains('line-remove'))
    .map((line) => (line.textContent ?? '').replace(/\n$/, ''))
}

/** Copies the code block a button belongs to, and says so. */
export async function copyFrom(
  copy: HTMLButtonElement,
  messages: BehaviourMessages,
): Promise<void> {
  const figure = copy.closest('.code')
  if (!figure) return
  try {
    await navigator.clipboard.writeText(codeText(figure))
  } catch {
    // Without permission the text is selected, so that a key press copies it.
    const code = figure.querySelector('code')
    if (code) getSelection()?.selectAllChildren(code)
    return
  }
  copy.classList.add('is-copied')
  copy.setAttribute('aria-label', messages.copied)
  setTimeout(() => {
    copy.classList.remove('is-copied')
    copy.setAttribute('aria-label', messages.copyCode)
  }, FEEDBACK)
}
