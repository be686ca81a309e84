import { useMemo } from 'react'
import { en, type Messages } from '../messages/en'
import { makeTexts, type Texts } from '../texts/texts'
import { useTheme } from './theme'

/** All texts, for parts that load when they are needed: their texts come with them. */
export function useViewText(): Texts<Messages> {
  const { site, messages } = useTheme()
  const locale = site.locale.htmlLang
  return useMemo(() => makeTexts<Messages>({ ...en, ...messages }, locale), [messages, locale])
}
