import { LineCounter, parseDocument } from 'yaml'
import { messageOf } from './message-of'
import type { LineAndColumn } from './place-at'

/** The first mistake of a text in YAML. */
export interface YamlFault extends LineAndColumn {
  readonly message: string
}

/** A value in YAML, or what is wrong with it. */
export interface ReadYaml {
  /** Nothing when there is a fault, or nothing in the text. */
  readonly value: unknown
  readonly fault?: YamlFault
  /** Place of an offset in the text. */
  readonly placeAt: (offset: number) => LineAndColumn
}

/** Templates such as an error response are used hundreds of times; fewer than those that multiply each other. */
const mostAliases = 10_000

/** Reads YAML, or JSON, which is YAML too. Never throws. */
export function readYaml(text: string): ReadYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, merge: true })
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const error = document.errors[0]
  if (error !== undefined) {
    const fault = { message: yamlReason(error.message), ...placeAt(error.pos[0]) }
    return { value: undefined, fault, placeAt }
  }
  try {
    return { value: document.toJS({ maxAliasCount: mostAliases }) as unknown, placeAt }
  } catch (reason) {
    // References that multiply each other are found when they are followed only.
    const message = messageOf(reason)
    return { value: undefined, fault: { message: yamlReason(message), ...placeAt(0) }, placeAt }
  }
}

/** The first line of a YAML error as a sentence, without its place and excerpt. */
export function yamlReason(message: string): string {
  const line = message.split('\n')[0] ?? message
  return line.replace(/[.:]?(?: at line \d+, column \d+:?)?$/, '.')
}
