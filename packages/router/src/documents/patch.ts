import { copyNode } from './copy'

/**
 * Updates `current` to match `next`, which belongs to the live document and may be taken apart. A function that it returns
 * runs once everything is patched: for what makes the browser lay out the page, such as measuring and moving the focus.
 */
export type Swap = (current: Element, next: Element) => unknown

/** Swap functions by the name in `data-swap`. */
export type Swaps = Readonly<Record<string, Swap>>

/** Attributes that hold the state of behaviours. */
const state =
  /^(?:hidden|inert|disabled|style|aria-expanded|aria-pressed|value|tabindex|data-state-.*)$/

/** Elements whose content is not a plain list of children: replaced unless they are equal. */
const opaque = /^(?:script|template)$/i

/**
 * Patches the attributes and children of `current` so that they match `next`, which is not changed. Elements with the
 * same tag, id and `data-swap` are kept, and so is their state. `data-swap` of an element changes how it is patched:
 * `replace` replaces it by a copy, `keep` keeps its children, any other name runs the function of that name in `swaps`.
 */
export function patch(current: Element, next: Element, swaps: Swaps = {}): void {
  const settle: unknown[] = []
  patchElement(current, next, swaps, settle)
  for (const run of settle) if (typeof run === 'function') run()
}

/** Copies an attribute from `next` to `current`, or removes it. */
export function patchAttribute(current: Element, next: Element, name: string): void {
  const value = next.getAttribute(name)
  if (value === current.getAttribute(name)) return
  if (value === null) current.removeAttribute(name)
  else current.setAttribute(name, value)
}

function patchElement(current: Element, next: Element, swaps: Swaps, settle: unknown[]): void {
  patchAttributes(current, next)
  patchChildren(current, next, swaps, settle)
}

function patchAttributes(current: Element, next: Element): void {
  for (const name of new Set([...current.getAttributeNames(), ...next.getAttributeNames()])) {
    // What the reader has opened stays open.
    const isKept = state.test(name) || (name === 'open' && !next.hasAttribute(name))
    if (!isKept) patchAttribute(current, next, name)
  }
}

function patchChildren(current: Element, next: Element, swaps: Swaps, settle: unknown[]): void {
  let child = current.firstChild
  for (const wanted of next.childNodes) {
    while (child && !hasCounterpart(child, wanted)) child = removeNode(child)
    if (child && isCounterpart(child, wanted)) {
      const match = child
      child = child.nextSibling
      patchNode(match, wanted, swaps, settle)
    } else {
      current.insertBefore(copyNode(wanted), child)
    }
  }
  while (child) child = removeNode(child)
}

function removeNode(node: ChildNode): ChildNode | null {
  const { nextSibling } = node
  node.remove()
  return nextSibling
}

/** True if `node` has a counterpart in `first` or the siblings after it. */
function hasCounterpart(node: Node, first: Node): boolean {
  for (let wanted: Node | null = first; wanted; wanted = wanted.nextSibling) {
    if (isCounterpart(node, wanted)) return true
  }
  return false
}

function isCounterpart(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false
  if (!isElement(a) || !isElement(b)) return true
  return a.id === b.id && a.getAttribute('data-swap') === b.getAttribute('data-swap')
}

const isElement = (node: Node): node is Element => node.nodeType === 1

function patchNode(current: ChildNode, next: Node, swaps: Swaps, settle: unknown[]): void {
  if (!isElement(current) || !isElement(next)) {
    if (current.nodeValue !== next.nodeValue) current.nodeValue = next.nodeValue
    return
  }
  const name = next.getAttribute('data-swap')
  const swap = name === null ? undefined : swaps[name]
  if (swap) settle.push(swap(current, copyNode(next)))
  else if (name === 'keep') patchAttributes(current, next)
  else if (name !== 'replace' && !opaque.test(next.nodeName)) {
    if (!isEqual(current, next)) patchElement(current, next, swaps, settle)
  } else if (name === 'replace' || current.outerHTML !== next.outerHTML) {
    current.replaceWith(copyNode(next))
  }
}

/** True for most of the shell, which browsers compare faster than it can be patched. They do not look into templates. */
function isEqual(current: Element, next: Element): boolean {
  return current.isEqualNode(next) && next.querySelector('[data-swap], template') === null
}
