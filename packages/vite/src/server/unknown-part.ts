import { nearest } from '@landing/schema/validate'
import { componentNames, messageNames } from '@landing/theme'
import type { UnknownPart } from '../document/server-module'

/** Names that are known in one place. */
interface Known {
  readonly given: object
  readonly names: readonly string[]
  /** Begins the message: `The export "components" has`. */
  readonly where: string
  /** Completes "which is not": `a part of the theme`. */
  readonly what: string
  /** Lists them, unless they are many. */
  readonly plural?: string
}

const exportNames = ['components', 'messages']

/**
 * The first export of the site, or key of one, that is for nothing in the theme.
 *
 * @param locales codes of the site's locales; with several, texts are by locale
 */
export function unknownPartOf(
  exported: Readonly<Record<string, unknown>>,
  locales: readonly string[],
): UnknownPart | undefined {
  const [components, messages] = [Object(exported.components), Object(exported.messages)]
  const texts = locales.length > 1 ? Object.values(messages) : [messages]
  const ofMessages = { where: 'The export "messages" has', what: 'a text of the theme' }
  const all: Known[] = [
    {
      given: unreadOf(exported),
      names: exportNames,
      where: 'The module has the export',
      what: 'read by the theme',
      plural: 'exports',
    },
    {
      given: components,
      names: componentNames,
      where: 'The export "components" has',
      what: 'a part of the theme',
      plural: 'parts',
    },
    ...(locales.length > 1
      ? [
          {
            ...ofMessages,
            given: messages,
            names: locales,
            what: 'a locale of the site',
            plural: 'locales',
          },
        ]
      : []),
    ...texts.map((given) => ({ ...ofMessages, given, names: messageNames })),
  ]
  for (const { given, names, where, what, plural } of all) {
    const name = Object.keys(given).find((each) => !names.includes(each))
    if (name === undefined) continue
    const near = nearest(name, names)
    return {
      message: `${where} "${name}", which is not ${what}.`,
      help:
        near !== undefined
          ? `Did you mean "${near}"?`
          : `Remove it.${plural ? ` The ${plural}: ${names.join(', ')}.` : ''}`,
    }
  }
  return undefined
}

/** Exports are for other modules, too, unless there is no other one or the name is almost right. */
function unreadOf(exported: Readonly<Record<string, unknown>>): object {
  const isRead = exportNames.some((name) => name in exported)
  return Object.fromEntries(
    Object.entries(exported).filter(
      ([name]) => !exportNames.includes(name) && (!isRead || nearest(name, exportNames)),
    ),
  )
}
