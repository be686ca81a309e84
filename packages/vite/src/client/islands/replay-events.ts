/** Events that are dispatched again once React listens. */
const types = ['pointerover', 'mouseover', 'focusin', 'click'] as const

/** Events of an island that came before it was hydrated. */
export interface RecordedEvents {
  /** Stops recording and dispatches the last event of each type again. */
  replay(): void
  /** Stops recording. */
  stop(): void
}

/** Records events in an island. Links, and content that the island does not render, stay alone. */
export function recordEvents(island: Element): RecordedEvents {
  const events = new Map<string, Event>()
  const record = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || isForeign(target, island)) return
    if (event.type === 'click') {
      if (target.closest('a[href]') !== null) return
      // It will be clicked again: a checkbox must not toggle twice.
      event.preventDefault()
    }
    events.set(event.type, event)
  }
  for (const type of types) island.addEventListener(type, record, { capture: true })
  const stop = () => {
    for (const type of types) island.removeEventListener(type, record, { capture: true })
  }
  return {
    stop,
    replay() {
      stop()
      for (const event of events.values()) replayEvent(event)
    },
  }
}

/** Content between slots of the island, or in another island. */
function isForeign(target: Element, island: Element): boolean {
  return target.closest('landing-slot, landing-island') !== island
}

function replayEvent(event: Event): void {
  const { target, type } = event
  if (!(target instanceof HTMLElement || target instanceof SVGElement) || !target.isConnected)
    return
  if (type === 'click' && target instanceof HTMLElement) target.click()
  else if (type === 'focusin' ? target.matches(':focus') : target.matches(':hover')) {
    // An event is read as its own options.
    const Constructor = event.constructor as new (type: string, options: Event) => Event
    target.dispatchEvent(new Constructor(type, event))
  }
}

/** Announces text to React that was typed into an island before hydration. */
export function announceTypedText(island: Element): void {
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea',
  )) {
    const { value, defaultValue } = field
    if (value === defaultValue || field.closest('landing-slot, landing-island') !== island) continue
    // React ignores values set through the field's own setter, so bypass it.
    field.value = defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
