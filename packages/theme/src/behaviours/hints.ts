import type { Hint } from '@landing/schema'
import { all, asElement, type Cleanup, documentOf, findAll, listen, on } from './events'

const LINK = '.landing-article-body a[data-hint]'
/** Time in ms that a pointer rests on a link, and that it may take on its way from the link to the hint. */
const REST = 150
const WAY = 250

type Hints = Readonly<Record<string, Hint>>

const files = new Map<string, Promise<Hints>>()

/** Shows what the targets of links in code say of themselves, while these are hovered or focused. Escape hides it; touch shows it first, then follows the link. */
export function attachHints(root: ParentNode): Cleanup {
  const page = documentOf(root)
  const box = page.createElement('div')
  let current: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTouch = false

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
    const hint = await hintOf(link as HTMLAnchorElement)
    if (hint === undefined || current !== link) return
    fill(box, link.textContent ?? '', hint)
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

/** The hints of a page stand beside its document. */
async function hintOf(link: HTMLAnchorElement): Promise<Hint | undefined> {
  const figure = link.closest('.landing-code')
  // The whole example at once: the next hint is there when it is asked for.
  const links = figure ? findAll<HTMLAnchorElement>(figure, 'a[data-hint]') : [link]
  for (const each of links) void loadHints(each)
  return (await loadHints(link))[decodeURIComponent(link.hash.slice(1))]
}

function loadHints({ pathname }: HTMLAnchorElement): Promise<Hints> {
  const href = `${pathname.replace(/\/?$/, '/')}hints.json`
  const known = files.get(href)
  if (known !== undefined) return known
  const loaded = fetch(href).then(
    (response): Promise<Hints> => (response.ok ? response.json() : Promise.reject(response)),
  )
  const hints = loaded.catch((): Hints => {
    // The link leads there as well.
    files.delete(href)
    return {}
  })
  files.set(href, hints)
  return hints
}

function fill(box: HTMLElement, name: string, { facts, text }: Hint): void {
  const line = (className: string, content: string) => {
    const element = box.ownerDocument.createElement('p')
    element.className = className
    element.textContent = content
    return element
  }
  const title = line('landing-hint-facts', ` ${facts.join(' · ')}`)
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
