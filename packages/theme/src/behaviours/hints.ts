import { all, asElement, type Cleanup, documentOf, findAll, listen, on } from './events'
import { type PageOptions, parsePlain } from './texts'

const LINK = '.landing-code a[data-hint]'
/** Time in ms that a pointer rests on a link, and that it may take on its way from the link to the hint. */
const REST = 150
const WAY = 250

/** Description of a link's target. */
interface Hint {
  readonly name: string
  /** Facts that its text does not contain, such as "Required". */
  readonly facts: string
  readonly text: string
}

const LONGEST_TEXT = 240

const documents = new Map<string, Promise<Document | undefined>>()

/**
 * Shows descriptions of the targets of links in code on hover and focus. Escape hides them. The first tap shows one, the next
 * follows the link; before this code is loaded, a tap follows the link.
 */
export function attachHints(root: ParentNode, options: PageOptions = {}): Cleanup {
  const page = documentOf(root)
  const box = page.createElement('div')
  let current: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // The touch that loaded this code started before.
  let isTouch = (page.defaultView ?? window).matchMedia('(hover: none)').matches

  const later = (action: () => void, time: number) => {
    clearTimeout(timer)
    timer = setTimeout(action, time)
  }
  const hide = () => {
    clearTimeout(timer)
    current?.removeAttribute('aria-describedby')
    current = undefined
    box.remove()
  }
  const show = async (link: HTMLElement) => {
    if (current === link) {
      clearTimeout(timer)
      return
    }
    hide()
    current = link
    const hint = await hintOf(link as HTMLAnchorElement, options)
    if (hint === undefined || current !== link) return
    fill(box, hint)
    page.body.append(box)
    box.showPopover?.()
    link.setAttribute('aria-describedby', box.id)
    place(box, link)
  }
  const leave = () => later(hide, WAY)
  const over = ({ pointerType }: PointerEvent, link: HTMLElement) => {
    if (pointerType !== 'touch') later(() => void show(link), REST)
  }
  prepare(box)
  // This code may have been loaded because of it.
  const waiting = root.querySelector<HTMLElement>(`${LINK}:is(:hover, :focus)`)
  if (waiting && !isTouch) void show(waiting)
  return all(
    on(root, 'pointerover', LINK, (link, event) => over(event as PointerEvent, link)),
    on(root, 'pointerout', LINK, (link) => {
      if (link !== page.activeElement) leave()
    }),
    on(root, 'focusin', LINK, (link) => {
      if (!isTouch) void show(link)
    }),
    on(root, 'focusout', LINK, leave),
    on(root, 'click', LINK, (link, event) => {
      if (!isTouch || current === link) return
      event.preventDefault()
      event.stopPropagation()
      void show(link)
    }),
    listen(box, 'pointerenter', () => clearTimeout(timer)),
    listen(box, 'pointerleave', leave),
    listen(page, 'pointerdown', (event) => {
      isTouch = (event as PointerEvent).pointerType === 'touch'
      if (!asElement(event.target)?.closest(`${LINK}, .landing-hint`)) hide()
    }),
    listen(page, 'keydown', (event) => {
      isTouch = false
      if ((event as KeyboardEvent).key === 'Escape') hide()
    }),
    listen(page.defaultView ?? window, 'scroll resize', () => current && place(box, current), {
      capture: true,
      passive: true,
    }),
    hide,
  )
}

function prepare(box: HTMLElement): void {
  box.id = 'landing-hint'
  box.className = 'landing-hint'
  box.setAttribute('role', 'tooltip')
  box.setAttribute('popover', 'manual')
  box.dir = 'auto'
}

/** Read from the target document, which following the link loads anyway. */
async function hintOf(link: HTMLAnchorElement, options: PageOptions): Promise<Hint | undefined> {
  const figure = link.closest('.landing-code')
  // Loads all targets of the example, so that the next hint shows at once.
  const links = figure ? findAll<HTMLAnchorElement>(figure, 'a[data-hint]') : [link]
  for (const each of links) void targetDocument(each, options)
  const page = await targetDocument(link, options)
  const id = decodeURIComponent(link.hash.slice(1))
  if (id === '') return page && pageHint(page)
  const target = page?.getElementById(id)
  return target ? elementHint(target) : undefined
}

function targetDocument(
  { origin, pathname, ownerDocument: page }: HTMLAnchorElement,
  { parseHtml = parsePlain }: PageOptions,
): Promise<Document | undefined> {
  const { location } = page
  if (origin === location.origin && pathname === location.pathname) return Promise.resolve(page)
  const known = documents.get(pathname)
  if (known !== undefined) return known
  const loaded = fetch(pathname)
    .then(async (response) => (response.ok ? parseHtml(await response.text()) : undefined))
    // The same target as the link's.
    .catch(() => undefined)
    .then((target) => {
      // Retry next time.
      if (target === undefined) documents.delete(pathname)
      return target
    })
  documents.set(pathname, loaded)
  return loaded
}

function pageHint(page: Document): Hint | undefined {
  const name = page.querySelector('h1')?.textContent ?? ''
  const text = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  return text === '' ? undefined : { name, facts: '', text: shortened(text) }
}

/** The name in code that an element begins with, and the first sentence after it. */
function elementHint(target: HTMLElement): Hint | undefined {
  const copy = target.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('ul, ol, pre, table, aside, figure')) part.remove()
  const whole = (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  const name = copy.querySelector('code')?.textContent ?? ''
  const text = whole.replace(name, '').replace(/^[-–—:\s]+/, '')
  const facts = target.dataset.facts ?? ''
  return text + facts === '' ? undefined : { name, facts, text: shortened(text) }
}

function shortened(text: string): string {
  const sentence = /^.*?[.!?](?=\s+[A-Z`"]|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= LONGEST_TEXT) return sentence
  return `${sentence.slice(0, LONGEST_TEXT).replace(/\s+\S*$/, '')}…`
}

function fill(box: HTMLElement, { name, facts, text }: Hint): void {
  const line = (className: string, content: string) => {
    const element = box.ownerDocument.createElement('p')
    element.className = className
    element.textContent = content
    return element
  }
  const title = line('landing-hint-facts', ` ${facts}`)
  const code = box.ownerDocument.createElement('code')
  code.textContent = name
  title.prepend(code)
  box.replaceChildren(title, ...(text === '' ? [] : [line('landing-hint-text', text)]))
}

/** Below its link, or above it where there is no room. */
function place(box: HTMLElement, link: Element): void {
  const { left, top, bottom } = link.getBoundingClientRect()
  const { clientWidth, clientHeight } = box.ownerDocument.documentElement
  const { width, height } = box.getBoundingClientRect()
  const start = Math.max(8, Math.min(left, clientWidth - width - 8))
  const isBelow = bottom + height + 8 <= clientHeight || top < height + 8
  box.style.left = `${start}px`
  box.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`
}
