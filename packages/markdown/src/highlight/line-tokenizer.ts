import type { HighlighterCore } from '@shikijs/core'
import { escapeText } from '../text/escape'

/** A language that is ready to be read. */
export interface Tokenizer {
  /** HTML of each line. */
  lines(code: string): readonly string[]
}

/** Number of lines cached by all tokenizers of a compiler, which are cleared together. */
export interface LineMemory {
  count: number
  /** Number of times the caches were cleared. */
  turn: number
}

/** Longer lines are data, not code, and some grammars take forever on them. */
export const longestLine = 2000
/** Maximum number of cached lines; bounds the memory of a long build. */
const mostLines = 20_000

type Grammar = ReturnType<HighlighterCore['getLanguage']>
type RuleStack = ReturnType<Grammar['tokenizeLine2']>['ruleStack']

interface LineResult {
  readonly html: string
  readonly next: State
}

/** State of a grammar at the start of a line, with the results of lines in that state. */
interface State {
  readonly stack: RuleStack | null
  readonly seen: Map<string, LineResult>
}

/**
 * The result of a line depends on its text and the grammar's state before it, so each pair is tokenized once: examples in
 * documentation repeat a lot. `classes` are those of the theme's colors, by number.
 */
export function createLineTokenizer(
  grammar: Grammar,
  classes: readonly (string | undefined)[],
  memory: LineMemory,
): Tokenizer {
  let start: State = { stack: null, seen: new Map() }
  let states: State[] = []
  let turn = memory.turn

  function makeRoom(): void {
    if (memory.count > mostLines) {
      memory.count = 0
      memory.turn++
    }
    if (turn === memory.turn) return
    turn = memory.turn
    start = { stack: null, seen: new Map() }
    states = []
  }
  function stateOf(stack: RuleStack): State {
    for (const state of states) if (state.stack?.equals(stack)) return state
    const state: State = { stack, seen: new Map() }
    states.push(state)
    return state
  }
  function tokenize(line: string, state: State): LineResult {
    if (line.length > longestLine) return { html: escapeText(line), next: state }
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack)
    return { html: toHtml(line, tokens, classes), next: stateOf(ruleStack) }
  }
  return {
    lines(code) {
      makeRoom()
      let state = start
      return code.split('\n').map((line) => {
        let result = state.seen.get(line)
        if (result === undefined) {
          result = tokenize(line, state)
          state.seen.set(detached(line), { ...result, html: detached(result.html) })
          memory.count++
        }
        state = result.next
        return result.html
      })
    },
  }
}

const colorShift = 15
const colorMask = 0x1ff

function toHtml(
  line: string,
  tokens: Uint32Array,
  classes: readonly (string | undefined)[],
): string {
  let html = ''
  let open: string | undefined
  for (let index = 0; index < tokens.length; index += 2) {
    const from = tokens[index] ?? 0
    const to = tokens[index + 2] ?? line.length
    const part = line.slice(from, to)
    if (part === '') continue
    const name = classes[((tokens[index + 1] ?? 0) >>> colorShift) & colorMask]
    // White space has no color: it joins the token before it.
    if (name !== open && part.trim() !== '') {
      if (open !== undefined) html += '</span>'
      if (name !== undefined) html += `<span class="${name}">`
      open = name
    }
    html += escapeText(part)
  }
  return open === undefined ? html : `${html}</span>`
}

/** Copies a string, because a substring keeps the whole original in memory. */
function detached(text: string): string {
  return Buffer.from(text).toString()
}
