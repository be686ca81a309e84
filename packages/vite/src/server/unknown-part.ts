import { nearest } from '@landing/schema/validate'
import { componentNames } from '@landing/theme'
import { en } from '@landing/theme/messages/en'
import type { UnknownPart } from '../document/server-module'

type Exported = Readonly<Record<string, unknown>>

const exportNames = ['components', 'messages']
/** Longer lists of names do not help. */
const mostListed = 60

/**
 * The first export of the site, or key of one, that is for nothing in the theme.
 *
 * @param locales codes of the site's locales; with several, texts are by locale
 */
export function unknownPartOf(
  exported: Exported,
  locales: readonly string[],
): UnknownPart | undefined {
  const [parts, messages] = [Object(exported.components), Object(exported.messages)]
  const isByLocale = locales.length > 1
  const texts = isByLocale ? Object.values(messages) : [messages]
  const ofMessages = 'The export "messages" has'
  return (
    unknownIn(unreadOf(exported), exportNames, 'The module has the export', 'read by the theme') ??
    unknownIn(parts, componentNames, 'The export "components" has', 'a part of the theme') ??
    (isByLocale ? unknownIn(messages, locales, ofMessages, 'a locale of the site') : undefined) ??
    texts
      .map((each) => unknownIn(Object(each), Object.keys(en), ofMessages, 'a text of the theme'))
      .find((problem) => problem !== undefined)
  )
}

function unknownIn(
  given: object,
  names: readonly string[],
  where: string,
  what: string,
): UnknownPart | undefined {
  const name = Object.keys(given).find((each) => !names.includes(each))
  if (name === undefined) return undefined
  const near = nearest(name, names)
  const known = names.length > mostListed ? '' : ` Known: ${names.join(', ')}.`
  return {
    message: `${where} "${name}", which is not ${what}.`,
    help: near === undefined ? `Remove it.${known}` : `Did you mean "${near}"?`,
  }
}

/** Exports are for other modules, too, unless there is no other one or the name is almost right. */
function unreadOf(exported: Exported): Exported {
  const isRead = exportNames.some((name) => name in exported)
  const unread = Object.entries(exported).filter(
    ([name]) => !exportNames.includes(name) && (!isRead || nearest(name, exportNames)),
  )
  return Object.fromEntries(unread)
}
