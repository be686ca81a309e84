import { codeTexts } from '../texts/code'
import { attachValues } from './code-values'
import { copyCode } from './copy-code'
import { all, type Cleanup, documentOf, findAll, on } from './events'
import { attachHints } from './hints'
import { type PageOptions, textsOf } from './texts'

/** What only some examples have: hints, values to fill in, and a copy for another tool. */
export function attachCodeHelpers(root: ParentNode, options?: PageOptions): Cleanup {
  const texts = () => ({ ...codeTexts, ...textsOf(documentOf(root), options) })
  for (const figure of findAll(root, '.landing-code[data-alternative]')) {
    const actions = figure.querySelector('.landing-code-actions')
    // There the author shows both.
    if (figure.closest('.landing-tab') !== null) continue
    const tool = figure.dataset.alternativeLabel ?? ''
    if (actions === null || actions.querySelector('.landing-code-other') !== null) continue
    const button = documentOf(root).createElement('button')
    button.type = 'button'
    button.className = 'landing-code-action landing-code-other'
    button.textContent = tool
    button.title = texts().copyFor.replace('{tool}', tool)
    button.setAttribute('aria-label', button.title)
    actions.prepend(button)
  }
  return all(
    attachHints(root),
    attachValues(root, texts),
    on(root, 'click', '.landing-code-other', (button) => {
      const figure = button.closest<HTMLElement>('.landing-code')
      if (figure !== null) void copyCode(button, texts(), alternativeText(figure))
    }),
  )
}

/** The code for the other tool, with what the reader has filled in. */
function alternativeText(figure: HTMLElement): string {
  return findAll(figure, '.landing-code-value').reduce(
    (text, { dataset, textContent }) =>
      text.replaceAll(dataset.value ?? '', () => textContent ?? ''),
    figure.dataset.alternative ?? '',
  )
}
