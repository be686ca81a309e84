import { nearest } from '@landing/schema/validate'
import type { HighlighterCore, LanguageRegistration } from '@shikijs/core'
import { detached } from '../text/detached'
import { escapeHtml } from '../text/escape-html'

/** Turns code into lines of HTML with a class for each kind of token. */
export interface Highlighter {
  /** Loads what the languages need. @returns those it does not know */
  load(languages: readonly string[]): Promise<readonly string[]>
  /** The language that was probably meant. Only after `load` said that it does not know one. */
  suggest(language: string): string | undefined
  /** HTML of each line. Languages that were not loaded give plain text. */
  lines(code: string, language: string): readonly string[]
  dispose(): void
}

/** Languages without tokens. */
const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'output', 'none'])

/** Longer lines are data, not code, and some grammars take forever on them. */
const longestLine = 2000
/** Lines to remember before starting afresh; bounds the memory of a long build. */
const mostLines = 20_000

interface LineResult {
  readonly html: string
  readonly next: State
}

/** State of a grammar at the start of a line, with what the lines seen in it became. */
interface State {
  readonly stack: RuleStack | null
  readonly seen: Map<string, LineResult>
}

interface GrammarModule {
  readonly default: LanguageRegistration[]
}

type Grammar = ReturnType<HighlighterCore['getLanguage']>
type RuleStack = ReturnType<Grammar['tokenizeLine2']>['ruleStack']

interface LoadedGrammar {
  readonly grammar: Grammar
  start: State
  states: State[]
}

/**
 * Shiki's grammars at build time. A line is a function of itself and of the grammar's state before it,
 * so each pair is tokenized once in a build: examples in documentation repeat themselves a lot.
 */
export function createHighlighter(): Highlighter {
  let core: Promise<HighlighterCore> | undefined
  let classes: readonly (string | undefined)[] = []
  const grammars = new Map<string, LoadedGrammar>()
  const unknown = new Set<string>()
  let names: readonly string[] = []
  let remembered = 0

  async function start(): Promise<HighlighterCore> {
    const [{ createCssVariablesTheme, createHighlighterCore }, { createOnigurumaEngine }] =
      await Promise.all([import('@shikijs/core'), import('@shikijs/engine-oniguruma')])
    const theme = createCssVariablesTheme({ variablePrefix: '--tk-', fontStyle: false })
    const started = await createHighlighterCore({
      themes: [theme],
      langs: [],
      engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
    })
    const { colorMap, theme: resolved } = started.setTheme('css-variables')
    classes = colorMap.map((color) => tokenClass(resolved.colorReplacements?.[color.toLowerCase()]))
    return started
  }

  async function load(language: string): Promise<boolean> {
    const { languageNames, languageAliasNames } = await import('@shikijs/langs')
    names = [...languageNames, ...languageAliasNames]
    if (!names.includes(language)) return false
    const source = (await import(`@shikijs/langs/${language}`)) as GrammarModule
    core ??= start()
    const highlighter = await core
    await highlighter.loadLanguage(source.default)
    const begin: State = { stack: null, seen: new Map() }
    grammars.set(language, { grammar: highlighter.getLanguage(language), start: begin, states: [] })
    return true
  }

  function tokenize(line: string, state: State, loaded: LoadedGrammar): LineResult {
    if (line.length > longestLine) return { html: escapeHtml(line), next: state }
    const { tokens, ruleStack } = loaded.grammar.tokenizeLine2(line, state.stack)
    return { html: toHtml(line, tokens, classes), next: stateOf(ruleStack, loaded) }
  }

  return {
    async load(languages) {
      for (const language of languages) {
        if (plain.has(language) || grammars.has(language) || unknown.has(language)) continue
        if (!(await load(language))) unknown.add(language)
      }
      return languages.filter((language) => unknown.has(language))
    },
    suggest: (language) => nearest(language, names),
    lines(code, language) {
      const loaded = grammars.get(language)
      const lines = code.split('\n')
      if (loaded === undefined) return lines.map(escapeHtml)
      if (remembered > mostLines) {
        for (const each of grammars.values()) {
          each.start = { stack: null, seen: new Map() }
          each.states = []
        }
        remembered = 0
      }
      let state = loaded.start
      return lines.map((line) => {
        let result = state.seen.get(line)
        if (result === undefined) {
          result = tokenize(line, state, loaded)
          state.seen.set(detached(line), { ...result, html: detached(result.html) })
          remembered++
        }
        state = result.next
        return result.html
      })
    },
    dispose() {
      void core?.then((highlighter) => highlighter.dispose())
      grammars.clear()
    },
  }
}

function stateOf(stack: RuleStack, loaded: LoadedGrammar): State {
  for (const state of loaded.states) if (state.stack?.equals(stack)) return state
  const state: State = { stack, seen: new Map() }
  loaded.states.push(state)
  return state
}

/** `var(--tk-token-keyword)` → `tk-keyword`. Text in the foreground colour has no class. */
function tokenClass(color: string | undefined): string | undefined {
  const name = /^var\(--tk-token-([a-z-]+)\)$/.exec(color ?? '')?.[1]
  return name === undefined ? undefined : `tk-${name}`
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
    // Space has no colour: it goes with what stands before it.
    if (name !== open && part.trim() !== '') {
      if (open !== undefined) html += '</span>'
      if (name !== undefined) html += `<span class="${name}">`
      open = name
    }
    html += escapeHtml(part)
  }
  return open === undefined ? html : `${html}</span>`
}
