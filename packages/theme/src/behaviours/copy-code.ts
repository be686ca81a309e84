import { copySelected } from './copy-selected'
import { makeElement } from './elements'
import { all, type Cleanup, documentOf, findAll, on } from './events'
import { type BehaviourMessages, type PageOptions, textsOf } from './texts'

/** Duration of the "copied" state of a button, in ms. */
const FEEDBACK = 1000

/** Makes the buttons of code blocks below a root copy the code and wrap its lines. */
export function codeControls(root: ParentNode, options?: PageOptions): Cleanup {
  const page = documentOf(root)
  const texts = () => textsOf(page, options)
  // In place before it says anything, and for all blocks: not all screen readers say that the name of a button has changed.
  const status = makeElement(page, 'div', { className: 'landing-visually-hidden', role: 'status' })
  page.body.append(status)
  return all(
    // One listener, by the selector that this code is loaded for: another root then does not repeat a click.
    on(root, 'click', '.landing-code-action', (button) => {
      const figure = button.closest<HTMLElement>('.landing-code')
      if (!figure) return
      if (button.matches('.landing-code-wrap')) {
        const isWrapped = figure.classList.toggle('landing-is-wrapped')
        button.setAttribute('aria-pressed', String(isWrapped))
      } else {
        const isOther = button.matches('.landing-code-other')
        const text = isOther ? alternativeText(figure) : codeText(figure)
        // Outside of an open dialog of the application, screen readers hear nothing.
        const place = button.closest('dialog, [aria-modal]') ?? page.body
        if (status.parentNode !== place) place.append(status)
        void copyCode(text, figure, button, status, texts())
      }
    }),
    () => status.remove(),
  )
}

const PROMPT = /^(?:[$%]|PS[^>]*>) /
/** The prompt of other programs, and that of a shell for a command that goes on. Without a prompt, output may begin with it. */
const MORE = /^> /
/** Begins a here-document, whose lines up to the word are part of the command. */
const HERE = /(?<!<)<<-?\s*["'\\]?(\w+)/

/**
 * The text of a code block: without removed lines, unless it is a diff, and, in shell sessions, without prompts and
 * output. A command goes on after a backslash at the end of a line, and with a here-document.
 */
export function codeText(figure: Element): string {
  const texts = lineTexts(figure)
  const prompt = [PROMPT, MORE].find((each) => texts.some((text) => each.test(text)))
  const session = /^(console|shellsession|shell-session)$/.test(
    figure.getAttribute('data-language') ?? '',
  )
  if (!session || !prompt) return texts.join('\n')
  let goesOn = false
  let end: string | undefined
  return texts
    .flatMap((text) => {
      const isMore = goesOn || end !== undefined
      const line = text.replace(isMore ? MORE : prompt, '')
      if (!isMore && line === text) return []
      goesOn = line.endsWith('\\')
      if (end === undefined) end = HERE.exec(line)?.[1]
      else if (line.trim() === end) end = undefined
      return line
    })
    .join('\n')
}

/** A block without marks has no elements for its lines. */
function lineTexts(figure: Element): string[] {
  const isDiff = figure.getAttribute('data-language') === 'diff'
  const lines = [...figure.querySelectorAll('.landing-line')]
  if (lines.length === 0)
    return (figure.querySelector('code')?.textContent ?? '').replace(/\n$/, '').split('\n')
  return lines
    .filter((line) => isDiff || !line.classList.contains('landing-line-remove'))
    .map((line) => (line.textContent ?? '').replace(/\n$/, ''))
}

/** The code for the other tool, with what the reader has filled in. */
function alternativeText(figure: HTMLElement): string {
  return findAll(figure, '.landing-code-value').reduce(
    (text, { dataset, textContent }) =>
      text.replaceAll(dataset.value ?? '', () => textContent ?? ''),
    figure.dataset.alternative ?? '',
  )
}

/** Copies the text of a code block, and confirms it. */
async function copyCode(
  text: string,
  figure: HTMLElement,
  button: HTMLElement,
  status: HTMLElement,
  texts: BehaviourMessages,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copySelected(text, button)) {
      // The text is selected, so that a key press copies it.
      const code = figure.querySelector('code')
      if (code) getSelection()?.selectAllChildren(code)
      return
    }
  }
  const show = (message: string) => {
    button.classList.toggle('landing-is-copied', message !== '')
    status.textContent = message
  }
  show(texts.copied)
  setTimeout(show, FEEDBACK, '')
}
