import * as v from 'valibot'
import { address, options, type Report, text, textThat } from './options'

/** Keys of every item. */
export const common = {
  /**
   * Text of the item. Default: that of its target for documents, sidebars, versions and locales,
   * else none.
   */
  label: text,
  /** Side of the navbar; default `left`. */
  position: v.optional(v.picklist(['left', 'right'])),
  /** CSS classes of the item, besides the theme's; default none. The search box takes none. */
  className: text,
  /** Accessible name of a link in place of its label; default: the label. Other items take none. */
  ariaLabel: text,
}

/** One target and one content: what a link of the navbar or the footer must have. */
export function checkTarget(
  { to, href, label, html }: { to?: unknown; href?: unknown; label?: unknown; html?: unknown },
  report: Report,
): void {
  if ((to === undefined) === (href === undefined)) {
    report('One and only one between "to" and "href" should be provided')
  }
  if (label !== undefined && html !== undefined) {
    report('Only one of "label" and "html" should be provided')
  }
}

/** Must compile. */
export const regex = v.optional(textThat(isRegex, 'a regular expression'))

export const link = options(
  {
    ...common,
    /** May be left out: an item without `type` and `items` is a link. */
    type: v.optional(v.literal('default')),
    /** Route path, without base and locale: each locale leads to its own page. */
    to: text,
    /**
     * Full address, or a route path that is the same in every locale. Active by `activeBasePath` or
     * `activeBaseRegex` only.
     */
    href: v.optional(address),
    /** HTML instead of the label, not beside it; written by the site's owner. */
    html: text,
    /** Icon in front of the label; default none. */
    icon: v.optional(
      v.picklist([
        'bluesky',
        'discord',
        'github',
        'linkedin',
        'mastodon',
        'rss',
        'slack',
        'stackoverflow',
        'x',
        'youtube',
      ]),
    ),
    /** Show the icon alone: `ariaLabel`, else the label, becomes the accessible name. Default false. */
    iconOnly: v.optional(v.boolean()),
    /** Active while the path starts with this route path; default: `to`. */
    activeBasePath: text,
    /**
     * Active while this regular expression, ignoring case, matches the path without the base; takes
     * precedence over `activeBasePath`. An invalid one is refused.
     */
    activeBaseRegex: regex,
  },
  (item, report) => {
    checkTarget(item, report)
    if (item.label === undefined && item.html === undefined && item.ariaLabel === undefined) {
      report('A link needs a "label", "html" or "ariaLabel": without it, it has no name')
    }
  },
)

/**
 * A link: exactly one of `to` (route path) and `href` (any address), and a name by `label`, `html`
 * or `ariaLabel`; anything else is refused.
 */
export interface NavbarLink extends v.InferOutput<typeof link> {}

function isRegex(source: string): boolean {
  try {
    return new RegExp(source, 'i') instanceof RegExp
  } catch {
    return false
  }
}
