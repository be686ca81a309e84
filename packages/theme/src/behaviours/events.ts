import type { PageOptions } from './texts'

/** Media query of the desktop layout, as in the style sheets: 997 px, or more where the reader has larger text. */
export const DESKTOP = '(min-width: 62.3125em)'

/** Menus of the navbar, and the table of contents of narrow screens. */
export const MENU = 'details.landing-dropdown, .landing-docs .landing-toc > details'

/** Detaches a behaviour. */
export type Cleanup = () => void

/** Name of the event on a document before another page is shown. */
export const LEAVE = 'landing:leave'

const handled = new WeakMap<Event, Set<string>>()

/**
 * Handles events of the elements below a root that match a selector. An event that passes several
 * roots is handled once, so a behaviour may be attached to a document and to a part of it. Events
 * are captured: routers and frameworks see what was prevented, and `toggle` does not bubble.
 *
 * @param types event types, separated by spaces
 * @param selector together with the type it names the behaviour; no two share one
 */
export function on(
  root: ParentNode,
  types: string,
  selector: string,
  handle: (element: HTMLElement, event: Event) => void,
): Cleanup {
  const listener = (event: Event) => {
    const match = asElement(event.target)?.closest<HTMLElement>(selector)
    if (!match || !root.contains(match)) return
    const done = handled.get(event) ?? new Set()
    handled.set(event, done)
    if (done.has(selector)) return
    done.add(selector)
    handle(match, event)
  }
  return listen(root, types, listener, { capture: true })
}

/** Adds a listener for several event types, separated by spaces. */
export function listen(
  target: EventTarget,
  types: string,
  listener: (event: Event) => void,
  options: AddEventListenerOptions = { passive: true },
): Cleanup {
  const each = types.split(' ')
  for (const type of each) target.addEventListener(type, listener, options)
  // Faster than a signal, whose event is dispatched to each of them.
  return () => {
    for (const type of each) target.removeEventListener(type, listener, options)
  }
}

/** True for a key of an input method. In WebKit the one that ends a composition comes after it, with code 229. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229

/** The target of an event when it is an element, of any document. */
export function asElement(target: EventTarget | null): Element | null {
  return target && (target as Node).nodeType === 1 ? (target as Element) : null
}

/** A root, if it matches a selector, and all elements below it that do. */
export function findAll<E extends HTMLElement>(root: ParentNode, selector: string): E[] {
  const descendants = [...root.querySelectorAll<E>(selector)]
  return 'matches' in root && (root as Element).matches(selector)
    ? [root as unknown as E, ...descendants]
    : descendants
}

const ISLAND = 'landing-island, astro-island'

/** As {@link findAll}, without islands: what they hydrate has to be as the server wrote it, and attaches itself. */
export function findStatic<E extends HTMLElement>(root: ParentNode, selector: string): E[] {
  return findAll<E>(root, selector).filter((element) => {
    const around = element.closest(`${ISLAND}, landing-slot, astro-slot`)
    return !(around?.matches(ISLAND) && root.contains(around))
  })
}

/** Runs a behaviour for each element below a root that matches a selector. */
export function each<E extends HTMLElement>(
  root: ParentNode,
  selector: string,
  attach: (element: E) => Cleanup | undefined,
): Cleanup {
  return all(...findAll<E>(root, selector).map(attach))
}

/** Loads a behaviour. `import('./x').then((module) => module.x)` is shorter in a bundle than the same with `await`. */
type LoadBehaviour<R> = () => Promise<(root: R, options?: PageOptions) => Cleanup>

/** Calls for elements after their first layout, and for those whose size has changed. */
export function onResize<E extends Element>(
  elements: Iterable<E>,
  call: (changed: readonly E[]) => void,
): Cleanup {
  const sizes = new ResizeObserver((changes) => call(changes.map(({ target }) => target as E)))
  for (const element of elements) sizes.observe(element)
  return () => sizes.disconnect()
}

/**
 * Runs a behaviour on a root that has an element it is about; its code is loaded only then. If that
 * fails, the document shows what it would without scripts.
 */
export function whenPresent<R extends ParentNode>(
  root: R,
  selector: string,
  load: LoadBehaviour<R>,
  options?: PageOptions,
): Cleanup {
  let cleanup: Cleanup | undefined
  let isStale = false
  if (findAll(root, selector).length > 0) {
    load().then(
      (attach) => {
        if (!isStale) cleanup = attach(root, options)
      },
      () => {
        documentOf(root).documentElement.dataset.scripts = 'failed'
      },
    )
  }
  return () => {
    isStale = true
    cleanup?.()
  }
}

/**
 * Runs a behaviour on a root once a reader turns to one of its elements; its code is loaded only then.
 * A click on a button that came before is repeated.
 */
export function onIntent<R extends ParentNode>(
  root: R,
  selector: string,
  load: LoadBehaviour<R>,
  options?: PageOptions,
): Cleanup {
  let cleanup = on(root, 'pointerover focusin click', selector, (element, { type }) => {
    loaded ??= load().then(attachOnce)
    loaded.then(
      () => {
        if (type === 'click' && element.matches('button, [role="button"]')) element.click()
      },
      () => {
        loaded = undefined
      },
    )
  })
  let loaded: Promise<void> | undefined
  let isStale = false
  function attachOnce(attach: Awaited<ReturnType<LoadBehaviour<R>>>): void {
    cleanup()
    if (!isStale) cleanup = attach(root, options)
  }
  return () => {
    isStale = true
    cleanup()
  }
}

/** Joins cleanup functions. */
export function all(...cleanups: readonly (Cleanup | undefined)[]): Cleanup {
  return () => {
    for (const cleanup of cleanups) cleanup?.()
  }
}

/** The document of a root. */
export function documentOf(root: ParentNode): Document {
  return (root as Element).ownerDocument ?? (root as Document)
}

/** True if a modifier key is pressed: a click then opens a link in another tab or window. */
export function isModified(event: Event): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent | KeyboardEvent
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Calls back when a jump within the page has ended, or the reader interrupts it. */
export function onLanded(callback: () => void): Cleanup {
  return listen(window, 'scrollend wheel touchmove pointerdown keydown', callback)
}
