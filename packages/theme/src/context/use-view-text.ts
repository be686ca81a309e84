import { useMemo } from 'react'
import { en, type Messages } from '../messages/en'
import { makeTexts, type Texts } from '../texts/texts'
import { useOptionalTheme } from './theme-context'

/** All texts, for parts that load when they are needed: their texts come with them. */
export function useViewText(): Texts<Messages> {
  const theme = useOptionalTheme()
  const messages = theme?.messages
  const locale = theme?.site.locale.htmlLang ?? 'en'
  return useMemo(() => makeTexts<Messages>({ ...en, ...messages }, locale), [messages, locale])
}
