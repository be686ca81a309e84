/** What an element may hold; nothing for an absent child. */
export type Child = Node | string | null | undefined | readonly Child[]

/** Creates an element with attributes and children. Absent attributes are left out; texts never become HTML. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, value)
  }
  element.append(...nodesOf(children))
  return element
}

/**
 * Gives an element other children. Those that are the same stay where they are: with the focus and a
 * click that is under way, and alerts are not read again.
 */
export function fill(parent: Element, children: Child): void {
  const before = [...parent.childNodes]
  const next = nodesOf(children).map(
    (child) => before.find((each) => child instanceof Node && each.isEqualNode(child)) ?? child,
  )
  for (const each of before) if (!next.includes(each)) each.remove()
  for (const [at, child] of next.entries()) {
    const there = parent.childNodes[at]
    if (there === undefined) parent.append(child)
    else if (there !== child) there.before(child)
  }
}

/**
 * Makes an element like another one, in the nodes that it has as far as they are of the same kind:
 * only what differs is laid out and painted anew. Returns the element. Listeners are not taken over.
 */
export function morph<Kind extends Element>(element: Kind, wanted: Kind): Kind {
  if (element.isEqualNode(wanted)) return element
  for (const name of element.getAttributeNames()) {
    if (!wanted.hasAttribute(name)) element.removeAttribute(name)
  }
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? ''
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  const before = [...element.childNodes]
  const next = [...wanted.childNodes]
  for (const [at, child] of next.entries()) {
    const there = before[at]
    if (there?.nodeName !== child.nodeName) {
      if (there) there.replaceWith(child)
      else element.append(child)
    } else if (there instanceof Element) morph(there, child as Element)
    else if (there.nodeValue !== child.nodeValue) there.nodeValue = child.nodeValue
  }
  for (const each of before.slice(next.length)) each.remove()
  return element
}

/** The children that are there, in one list. */
export function nodesOf(child: Child): readonly (Node | string)[] {
  if (child === null || child === undefined || child === '') return []
  return typeof child === 'string' || child instanceof Node ? [child] : child.flatMap(nodesOf)
}

/** A text with children in place of the placeholder `{name}`. */
export function filled(text: string, name: string, ...children: readonly Child[]): Child {
  const [before, after] = text.split(`{${name}}`)
  return [before, children, after]
}
