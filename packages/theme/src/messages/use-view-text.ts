import { useMemo } from 'react'
import { useTheme } from '../host'
import { en, type Messages } from './en'
import { makeTexts, type Texts } from './texts'

/** All texts, for parts that load when they are needed: their texts come with them. */
export function useViewText(): Texts<Messages> {
  const { site, messages } = useTheme()
  const locale = site.locale.htmlLang
  return useMemo(() => makeTexts<Messages>({ ...en, ...messages }, locale), [messages, locale])
}
