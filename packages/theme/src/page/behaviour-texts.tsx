import type { ReactNode } from 'react'
import { useTheme } from '../context/theme-context'
import { JsonScript } from '../primitives/json-script'
import { behaviourTexts } from '../texts/behaviours'
import { codeTexts } from '../texts/code'

/** The texts of the behaviours for documents that are not in English; nothing in English ones. */
export function BehaviourTexts(): ReactNode {
  const { messages = {} } = useTheme()
  const texts = Object.keys({ ...behaviourTexts, ...codeTexts }).flatMap((name) => {
    const text = messages[name as keyof typeof behaviourTexts]
    return text === undefined ? [] : [[name, text] as const]
  })
  if (texts.length === 0) return null
  return (
    <JsonScript type="application/json" data-landing-texts="" data={Object.fromEntries(texts)} />
  )
}
