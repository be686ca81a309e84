import type { ReactNode } from 'react'
import type { BehaviourMessages } from '../behaviours/texts'
import { useTheme } from '../context/theme-context'
import { JsonScript } from '../primitives/json-script'
import { behaviourTexts } from '../texts/behaviours'
import { codeTexts } from '../texts/code'
import { notFoundTexts } from '../texts/not-found'

const names = Object.keys({ ...behaviourTexts, ...codeTexts, ...notFoundTexts }) as ReadonlyArray<
  keyof BehaviourMessages
>

/** The texts of the behaviours for documents that are not in English; nothing in English ones. */
export function BehaviourTexts(): ReactNode {
  const { messages = {} } = useTheme()
  const texts = names.flatMap((name) => {
    const text = messages[name]
    return text === undefined ? [] : [[name, text] as const]
  })
  if (texts.length === 0) return null
  return (
    <JsonScript type="application/json" data-landing-texts="" data={Object.fromEntries(texts)} />
  )
}
