import { withoutTrailingSlashes } from '@landing/schema'
import type { Element, Properties } from 'hast'
import { ownValue } from '../text/own-value'
import { isWebAddress } from './link-address'
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
    const name = withoutTrailingSlashes(allowed.replace('https://', ''))
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

const plugins = () =>
  ['plugins of browsers', 'Link to the file, or show it with ::frame or ::video.'] as const

/** Elements that are blocked wherever their address is. */
const blocked: Readonly<
  Record<
    string,
    (properties: Properties, draft: PageDraft) => readonly [what: string, help: string] | undefined
  >
> = {
  object: plugins,
  embed: plugins,
  style: (_, { environment }) =>
    environment.policy['style-src']?.includes("'unsafe-inline'")
      ? undefined
      : ['styles in HTML', 'Write its rules into src/styles.css.'],
  img: ({ src }) =>
    /^http:\/\/\w/i.test(String(src))
      ? ['images without encryption', 'Write "https:", or put the image beside the page.']
      : undefined,
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
  const [what, help] = ownValue(blocked, tagName)?.(properties, draft) ?? []
  if (help !== undefined)
    say(`The policy of the site forbids ${what}`, `block this <${tagName}>`, help)
  const rule = Object.hasOwn(judged, tagName) ? judged[tagName as keyof typeof judged] : undefined
  const address = rule && properties[rule.attribute]
  if (
    rule === undefined ||
    (tagName === 'link' && !String(properties.rel).toLowerCase().includes('stylesheet'))
  ) {
    return
  }
  if (typeof address !== 'string' || !isWebAddress(address)) return
  const full = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(full)) return
  const forbidden = forbiddenHost(full, rule, draft)
  if (forbidden) say(forbidden.reason, `block this <${tagName}>`, forbidden.help)
}
