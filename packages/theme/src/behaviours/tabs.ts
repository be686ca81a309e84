import { readStored, STORAGE_KEYS, writeStored } from '../mode/storage'
import { makeButton, makeElement } from './elements'
import { all, type Cleanup, documentOf, findStatic, isModified, listen, on } from './events'
import { targetOf } from './hash-target'
import { onHash } from './on-hash'

/** Only generated tabs: a page may have others. */
const TAB = '.landing-tab-list > [role="tab"]'

let count = 0

/** Turns the sections with labels below a root into tabs. */
export function attachTabs(root: ParentNode): Cleanup {
  const page = documentOf(root)
  const view = page.defaultView ?? window
  for (const tabs of findStatic(root, '.landing-tabs:not([data-enhanced])')) {
    tabs.dataset.enhanced = ''
    makeTabs(tabs)
  }
  // Elsewhere than at the top, the reader has been brought back to a position, or has scrolled already.
  if (targetOf(page)) showTarget(page, scrollY === 0)
  return all(
    on(root, 'click', TAB, onTabClick),
    on(root, 'keydown', TAB, (tab, event) => onTabKey(tab, event as KeyboardEvent)),
    // The browser has found text in a closed tab: the choice is not remembered.
    on(root, 'beforematch', '.landing-tab', (panel) => {
      if (panel.parentElement) select(panel.parentElement, panel.dataset.label ?? '')
    }),
    listen(view, 'hashchange', () => showTarget(page)),
    onHash(view, () => showTarget(page)),
  )
}

/** Turns the sections of a box into tabs. The address may name one, else the choice of its group, else the author. */
function makeTabs(box: HTMLElement): void {
  const panels = [...box.children].filter((child): child is HTMLElement =>
    child.matches('.landing-tab'),
  )
  if (panels.length === 0) return
  const list = makeElement(document, 'div', { className: 'landing-tab-list' })
  list.setAttribute('role', 'tablist')
  // Another copy of this code counts for itself.
  do count += 1
  while (document.getElementById(`tab-${count}-0`))
  panels.forEach((panel, position) => {
    const id = `tab-${count}-${position}`
    const label = panel.dataset.label ?? ''
    const tab = makeButton(document, { id, textContent: label })
    tab.dataset.label = label
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', `${id}-panel`)
    list.append(tab)
    panel.id = `${id}-panel`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', id)
    panel.querySelector(':scope > .landing-tab-label')?.setAttribute('hidden', '')
  })
  box.prepend(list)
  const labels = panels.map((panel) => panel.dataset.label ?? '')
  const { group, query } = box.dataset
  const asked = query && new URLSearchParams(location.search).get(query)
  const stored = group && readStored(STORAGE_KEYS.tabs(group))
  // Links may be written by hand: the case of letters does not count.
  const matchingLabels = [asked, stored].flatMap((wanted) =>
    labels.filter((label) => label.toLowerCase() === wanted?.toLowerCase()),
  )
  const standard = panels.find((panel) => panel.dataset.default !== undefined)
  select(box, matchingLabels[0] ?? standard?.dataset.label ?? labels[0] ?? '')
}

/** Shows the tabs that hide the target of the hash. */
function showTarget(page: Document, jump = true): void {
  const target = targetOf(page)
  const hidden = '.landing-tab[hidden]'
  let tab = target?.closest<HTMLElement>(hidden)
  if (!tab) return
  for (; tab; tab = tab.parentElement?.closest<HTMLElement>(hidden)) {
    if (tab.parentElement) select(tab.parentElement, tab.dataset.label ?? '')
  }
  if (!jump) return
  target?.scrollIntoView()
  // A router has made it focusable, but could not focus what was hidden.
  target?.focus({ preventScroll: true })
}

/** Shows one tab of a box. */
function select(box: Element, label: string): void {
  for (const tab of box.querySelectorAll<HTMLElement>(`:scope > ${TAB}`)) {
    const selected = tab.dataset.label === label
    tab.setAttribute('aria-selected', String(selected))
    tab.tabIndex = selected ? 0 : -1
  }
  // Not by their ids: a shadow root keeps its own to itself, and another copy of this code gives the same.
  for (const panel of box.querySelectorAll<HTMLElement>(':scope > .landing-tab')) {
    const isShown = panel.dataset.label === label
    // Find in page searches closed tabs, too.
    if (isShown) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
    panel.tabIndex = isShown ? 0 : -1
  }
}

function labelsOf(box: Element): string[] {
  return [...box.querySelectorAll<HTMLElement>(`:scope > ${TAB}`)].map(
    (tab) => tab.dataset.label ?? '',
  )
}

/** Shows the tab that was clicked, and its namesakes in the same group, without moving the page under the reader. */
function onTabClick(tab: HTMLElement): void {
  const box = tab.closest<HTMLElement>('.landing-tabs')
  const { label = '' } = tab.dataset
  if (!box) return
  const before = tab.getBoundingClientRect().top
  select(box, label)
  const { group, query } = box.dataset
  if (query) {
    const address = new URL(location.href)
    address.searchParams.set(query, label)
    history.replaceState(history.state, '', address)
  }
  if (!group) return
  writeStored(STORAGE_KEYS.tabs(group), label)
  for (const other of (box.getRootNode() as Document).querySelectorAll(
    `.landing-tabs[data-group="${CSS.escape(group)}"]`,
  )) {
    if (labelsOf(other).includes(label)) select(other, label)
  }
  const view = box.ownerDocument.defaultView ?? window
  view.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** Arrow keys, Home and End go through the tabs of a list; the list mirrors in right-to-left pages. */
function onTabKey(tab: HTMLElement, event: KeyboardEvent): void {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[]
  const at = tabs.indexOf(tab)
  const forward = getComputedStyle(tab).direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  }
  const step = steps[event.key]
  if (step === undefined || isModified(event)) return
  event.preventDefault()
  const next = tabs.at(step === tabs.length ? 0 : step)
  if (!next) return
  onTabClick(next)
  next.focus()
}
