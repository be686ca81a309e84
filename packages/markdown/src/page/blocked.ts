import type { Element } from 'hast'
import { type PageDraft, report } from './page-draft'

interface Judged {
  readonly directive: string
  /** With the address. */
  readonly attribute: string
  /** In messages. */
  readonly what: string
}

const media: Judged = { directive: 'media-src', attribute: 'src', what: 'media' }
/** What the site's policy judges of elements that an author may write. */
export const judged = {
  iframe: { directive: 'frame-src', attribute: 'src', what: 'frames' },
  video: media,
  audio: media,
  source: media,
  script: { directive: 'script-src', attribute: 'src', what: 'scripts' },
  link: { directive: 'style-src', attribute: 'href', what: 'style sheets' },
  form: { directive: 'form-action', attribute: 'action', what: 'forms' },
} satisfies Readonly<Record<string, Judged>>

/** Why the site's policy blocks an address of another site; `undefined` if it does not. */
export function forbiddenHost(
  address: string,
  { directive, what }: Judged,
  draft: PageDraft,
): { readonly reason: string; readonly help: string } | undefined {
  const { origin, host } = new URL(address)
  const isAllowed = draft.environment.policy[directive]?.some((allowed) => {
    const name = allowed.replace(/^https:\/\//, '').replace(/\/$/, '')
    return (
      allowed === 'https:' ||
      name === host ||
      (name.startsWith('*.') && host.endsWith(name.slice(1)))
    )
  })
  if (isAllowed) return undefined
  return {
    reason: `The policy of the site forbids ${what} of "${host}"`,
    help: `Allow it in the configuration: security: { policy: { '${directive}': ['${origin}'] } }.`,
  }
}

/** Reports what the site's policy blocks of an element: its address, its event handlers. */
export function reportBlocked(node: Element, draft: PageDraft): void {
  const { tagName, properties } = node
  const say = (reason: string, what: string, help: string) =>
    report(draft, 'html/blocked', node, `${reason}: browsers ${what}.`, help)
  for (const name in properties) {
    if (!/^on[A-Z]/.test(name)) continue
    const handler = `"${name.toLowerCase()}" of this <${tagName}>`
    const help = 'Write a component in src/components that begins with "use client", and ::name.'
    say('The policy of the site forbids event handlers in HTML', `ignore ${handler}`, help)
  }
  if (tagName === 'object' || tagName === 'embed') {
    const help = 'Link to the file, or show it with ::frame or ::video.'
    say('The policy of the site forbids plugins of browsers', `block this <${tagName}>`, help)
  }
  if (tagName === 'style' && !isAllowed("'unsafe-inline'", 'style-src', draft)) {
    const help = 'Write its rules into src/styles.css.'
    say('The policy of the site forbids styles in HTML', 'ignore this <style>', help)
  }
  if (tagName === 'img' && /^http:\/\/\w/i.test(String(properties.src))) {
    const help = 'Write "https:", or put the image beside the page.'
    say('The policy of the site forbids images without encryption', 'block this <img>', help)
  }
  const rule = Object.hasOwn(judged, tagName) ? judged[tagName as keyof typeof judged] : undefined
  const address = rule && properties[rule.attribute]
  if (rule === undefined || (tagName === 'link' && !/stylesheet/i.test(String(properties.rel)))) {
    return
  }
  if (typeof address !== 'string') return
  const full = address.replace(/^\/\//, 'https://')
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return
  const forbidden = forbiddenHost(full, rule, draft)
  if (forbidden) say(forbidden.reason, `block this <${tagName}>`, forbidden.help)
}

const isAllowed = (source: string, directive: string, draft: PageDraft): boolean =>
  draft.environment.policy[directive]?.includes(source) ?? false
