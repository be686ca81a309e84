import { onStored, readStored, STORAGE_KEYS, writeStored } from '../mode/storage'
import { codeTexts } from '../texts/code'
import { makeButton, makeElement, openDialog } from './elements'
import { all, type Cleanup, documentOf, findAll, on } from './events'
import { type BehaviourMessages, type PageOptions, textsOf } from './texts'

const VALUE = '.landing-code-value'
const storageKey = (word: string) => STORAGE_KEYS.value + word

type ValueTexts = Pick<BehaviourMessages, 'cancel'> & Readonly<typeof codeTexts>

/** Lets readers fill in placeholders of code once for all blocks. The values stay in the browser's storage. */
export function attachValues(root: ParentNode, options?: PageOptions): Cleanup {
  const texts = () => ({ ...codeTexts, ...textsOf(documentOf(root), options) })
  const values = findAll(root, VALUE)
  for (const value of values) {
    value.dataset.value ??= value.textContent ?? ''
    value.setAttribute('aria-haspopup', 'dialog')
    show(value)
  }
  const words = new Set(values.map(wordOf))
  return all(
    ...Array.from(words, (word) => onStored(storageKey(word), () => values.forEach(show))),
    on(root, 'click', VALUE, (value) => askValues(value, values, texts())),
    on(root, 'keydown', VALUE, (value, event) => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      askValues(value, values, texts())
    }),
  )
}

function wordOf({ dataset, textContent }: HTMLElement): string {
  return dataset.value ?? textContent ?? ''
}

function show(value: HTMLElement): void {
  const stored = readStored(storageKey(wordOf(value)))
  value.textContent = stored ?? wordOf(value)
  value.classList.toggle('landing-is-filled', stored !== null)
}

/** Opens a form for all values of the page, with the focus on the chosen one. */
function askValues(chosen: HTMLElement, values: readonly HTMLElement[], texts: ValueTexts): void {
  const page = chosen.ownerDocument
  const add = <K extends keyof HTMLElementTagNameMap>(parent: Element, tag: K, text = '') => {
    const element = page.createElement(tag)
    element.textContent = text
    parent.append(element)
    return element
  }
  const dialog = makeElement(page, 'dialog', { className: 'landing-values-dialog' })
  const form = add(dialog, 'form')
  form.method = 'dialog'
  const title = add(form, 'h2', texts.yourValues)
  title.id = 'landing-values-title'
  dialog.setAttribute('aria-labelledby', title.id)
  add(form, 'p', texts.valuesKept)
  const labels = new Map(values.map((value) => [wordOf(value), value.title]))
  const fields = Array.from(labels, ([word, text]) => {
    const label = add(form, 'label', text)
    const input = add(label, 'input')
    input.placeholder = word
    input.value = readStored(storageKey(word)) ?? ''
    input.autocomplete = 'off'
    input.spellcheck = false
    input.autofocus = word === wordOf(chosen)
    return { word, input }
  })
  const actions = add(form, 'div')
  const submit = add(actions, 'button', texts.applyValues)
  submit.className = 'landing-button landing-button-emphasized'
  const cancel = makeButton(page, {
    className: 'landing-button',
    textContent: texts.cancel,
    onclick: () => dialog.close(),
  })
  actions.append(cancel)
  form.addEventListener('submit', () => {
    for (const { word, input } of fields) {
      writeStored(storageKey(word), input.value.trim() || null)
    }
  })
  openDialog(page, dialog)
}
