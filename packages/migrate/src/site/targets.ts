import type { Values } from './values'
import { spaced, words } from './words'

// Landing's syntax for each construct.

/** `[text]`, escaped. */
const label = (text: string): string => `[${text.replaceAll(/[[\]]/g, '\\$&')}]`

/** `(url)`, in angle brackets where it needs them. */
const destination = (url: string): string => `(${/[\s()]/.test(url) ? `<${url}>` : url})`

/** A fence of more signs than those in the body have. */
export function fenceAround(body: string, sign: ':' | '`'): string {
  const fences = body.matchAll(new RegExp(`^[ \\t>]*(${sign}{3,})`, 'gm'))
  return sign.repeat(Math.max(2, ...[...fences].map(([, run = '']) => run.length)) + 1)
}

/** `:::name[title]{attributes}` around a body. */
function container(name: string, title: string, body: string, attributes = ''): string {
  const fence = fenceAround(body, ':')
  return `${fence}${name}${title === '' ? '' : label(title)}${attributes}\n\n${body.trim()}\n\n${fence}`
}

const kinds = words('note tip info warning danger caution important success secondary')

export function admonition(kind: string, title: string, body: string): string {
  return container(kinds.has(kind) ? kind : 'note', title, body)
}

export const details = (summary: string, body: string, isOpen = false): string =>
  container('details', summary, body, isOpen ? '{open}' : '')

export const tabs = (body: string, values: { readonly group: string; query: string }): string =>
  container('tabs', '', body, attributes(values))

export const tab = (title: string, body: string, isDefault = false): string =>
  container('tab', title, body, isDefault ? '{default}' : '')

export function codeBlock(language: string, meta: string, code: string): string {
  const fence = fenceAround(code, '`')
  const body = code.replace(/\n$/, '')
  return `${fence}${spaced(language, meta)}\n${body}${body === '' ? '' : '\n'}${fence}`
}

export const codeFromFile = (language: string, path: string, meta: string): string =>
  codeBlock(language || 'text', spaced(`file=${path}`, meta), '')

export const link = (text: string, href: string): string => label(text) + destination(href)

/** An image, with its size as far as that is a number of pixels: `32`, `'32'` or `'32px'`. */
export function image(alt: string, path: string, { width, height }: Values = {}): string {
  const pixels = (size: unknown) => /^\d+(?=(?:px)?$)/.exec(String(size))?.[0] ?? ''
  return `!${link(alt, path)}${attributes({ width: pixels(width), height: pixels(height) })}`
}

/** A pair of images, each for one color mode. */
export const modeImages = (alt: string, light: string, dark: string): string =>
  image(alt, `${light}#light-only`) + image(alt, `${dark}#dark-only`)

/** `{key="value" …}`; values that are empty are left out. */
function attributes(values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  const written = given.map(([key, value]) => `${key}="${value.replaceAll('"', '&quot;')}"`)
  return written.length === 0 ? '' : `{${written.join(' ')}}`
}

export const card = (title: string, body: string, href: string): string =>
  container('card', title, body, attributes({ href }))

export const linkCard = (title: string, href: string, description: string): string =>
  `::link-card${label(title)}${attributes({ href, description })}`

/** Cards of the pages beside this one, and of the folders there. */
export const folderCards = '::pages{in="." nested="false" as="cards"}'

export const cardGrid = (body: string): string => container('cards', '', body)

/** A video, or a page of another site, which loads once readers ask for it. */
export const frame = (isVideo: boolean, title: string, src: string): string =>
  `::${isVideo ? 'video' : 'frame'}${label(title)}${attributes({ src })}`

export const linkButton = (text: string, href: string, isPrimary = true): string =>
  `:link-button${label(text)}${attributes({ href, design: isPrimary ? '' : 'default' })}`

export const badge = (text: string, type: string): string =>
  text === '' ? '' : `:badge${label(text)}${attributes({ type: badgeTypes[type] ?? '' })}`

/** Types of badges by their names in the origins. */
const badgeTypes: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  success: 'success',
  caution: 'caution',
  warning: 'warning',
  danger: 'danger',
}

/** An icon is its accessible name: decorative ones have none. */
export const icon = (name: string): string => name

export const steps = (body: string): string => container('steps', '', body)

/** An item of a numbered list. */
export const step = (title: string, body: string): string =>
  [title === '' ? '' : `**${title}**`, body.trim()]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(/^/, '1. ')
    .replaceAll(/\n(?=.)/g, '\n   ')

export const codeGroup = (body: string): string => container('code-group', '', body)

export const person = (name: string, title: string, links: readonly string[]): string =>
  `- **${name}**${title === '' ? '' : `, ${title}`}${links.length === 0 ? '' : ` (${links.join(', ')})`}`

export const fileTree = (list: string): string => container('file-tree', '', list)
