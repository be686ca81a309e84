import { decodePath } from '@landing/schema'
import { findAll } from './events'
import { type PageOptions, parsePlain } from './texts'

/** Description of a link's target. */
export interface Hint {
  readonly name: string
  /** Facts that its text does not contain, such as "Required". */
  readonly facts: string
  readonly text: string
}

/** Maximum length of a description in characters. */
const MAX_LENGTH = 240

/** Documents by path, loaded or loading. */
const documents = new Map<string, Promise<Document | undefined>>()

/** Reads the hint of a link from the target document, which following the link loads anyway. */
export async function hintOf(
  link: HTMLAnchorElement,
  options: PageOptions,
): Promise<Hint | undefined> {
  const figure = link.closest('.landing-code')
  // Loads all targets of the example, so that the next hint shows at once.
  const links = figure ? findAll<HTMLAnchorElement>(figure, 'code a:not([class])') : [link]
  for (const each of links) void targetDocument(each, options)
  const page = await targetDocument(link, options)
  const id = decodePath(link.hash.slice(1))
  if (id === '') return page && pageHint(page)
  const target = page?.getElementById(id)
  return target ? elementHint(target) : undefined
}

function targetDocument(
  { origin, pathname, ownerDocument: page }: HTMLAnchorElement,
  { parseHtml = parsePlain }: PageOptions,
): Promise<Document | undefined> {
  const { location } = page
  if (origin !== location.origin) return Promise.resolve(undefined)
  if (pathname === location.pathname) return Promise.resolve(page)
  const cached = documents.get(pathname)
  if (cached !== undefined) return cached
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
  for (const part of copy.querySelectorAll('ul, ol, pre, table, .landing-admonition, figure'))
    part.remove()
  const whole = (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  const name = copy.querySelector('code')?.textContent ?? ''
  const text = whole.replace(name, '').replace(/^[-–—:\s]+/, '')
  const facts = target.dataset.facts ?? ''
  return text + facts === '' ? undefined : { name, facts, text: shortened(text) }
}

function shortened(text: string): string {
  const sentence = /^.*?[.!?](?=\s+[A-Z`"]|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= MAX_LENGTH) return sentence
  return `${sentence.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`
}
