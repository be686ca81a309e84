import type { HighlighterCore, LanguageRegistration } from '@shikijs/core'
import { createLineTokenizer, type LineMemory, type Tokenizer } from './line-tokenizer'

/** Names the grammars, the theme and how lines become HTML: another name, other HTML. */
export const grammarsName = 'lines 2, css-variables, shiki 4.6.0'

export interface Grammars {
  /** All names of languages; empty until `load` was called. */
  readonly names: readonly string[]
  /** What reads this code; nothing for a language that does not exist. */
  load(language: string, code: string): Promise<Tokenizer | undefined>
  dispose(): void
}

interface GrammarModule {
  readonly default: LanguageRegistration[]
}

/** Where code of one language holds code of another: fences, and `lang="…"`. */
const inner = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)|\blang="([\w-]+)"/gm

/**
 * Shiki's grammars. Each language has a Shiki core of its own, with the languages that its code itself names: in a common one,
 * what a grammar makes of embedded code would depend on what was loaded before, so on the order of pages.
 */
export function createGrammars(): Grammars {
  const tokenizers = new Map<string, Tokenizer>()
  const cores: HighlighterCore[] = []
  /** Languages that take in others, as far as those are loaded. */
  const hosts = new Set<string>()
  const memory: LineMemory = { count: 0, turn: 0 }
  let names: readonly string[] = []
  let shiki: ReturnType<typeof loadShiki> | undefined

  function embeddedIn(code: string, language: string): readonly string[] {
    if (!hosts.has(language)) return []
    const found = [...code.matchAll(inner)].map(([, fence, attribute]) => fence ?? attribute ?? '')
    return [...new Set(found)].filter((name) => names.includes(name) && name !== language).sort()
  }

  return {
    get names() {
      return names
    },
    async load(language, code) {
      if (names.length === 0) names = await allNames()
      if (!names.includes(language)) return undefined
      const own = await registrations(language)
      if (own.some(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0)) {
        hosts.add(language)
      }
      const embedded = embeddedIn(code, language)
      const key = [language, ...embedded].join(' ')
      const known = tokenizers.get(key)
      if (known !== undefined) return known
      const others = await Promise.all(embedded.map(registrations))
      shiki ??= loadShiki()
      const { core, classes } = await (await shiki)()
      cores.push(core)
      await core.loadLanguage(...others.flat(), ...own)
      const tokenizer = createLineTokenizer(core.getLanguage(language), classes, memory)
      tokenizers.set(key, tokenizer)
      return tokenizer
    },
    dispose() {
      for (const core of cores.splice(0)) core.dispose()
      tokenizers.clear()
    },
  }
}

async function allNames(): Promise<readonly string[]> {
  const { languageNames, languageAliasNames } = await import('@shikijs/langs')
  return [...languageNames, ...languageAliasNames]
}

async function registrations(language: string): Promise<readonly LanguageRegistration[]> {
  return ((await import(`@shikijs/langs/${language}`)) as GrammarModule).default
}

/** What makes registries: each with the theme, and the classes of its colors by number. */
async function loadShiki() {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createOnigurumaEngine }] =
    await Promise.all([import('@shikijs/core'), import('@shikijs/engine-oniguruma')])
  const theme = createCssVariablesTheme({ variablePrefix: '--tk-', fontStyle: false })
  const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))
  return async () => {
    const core = await createHighlighterCore({
      themes: [theme],
      langs: [],
      engine,
      warnings: false,
    })
    const { colorMap, theme: resolved } = core.setTheme('css-variables')
    const classes = colorMap.map((color) =>
      tokenClass(resolved.colorReplacements?.[color.toLowerCase()]),
    )
    return { core, classes }
  }
}

/**
 * `var(--tk-token-keyword)` → `landing-tk-keyword`. Text in the foreground color has no class; of the two kinds of
 * strings, which look alike, `string-expression` is the one that fills whole blocks.
 */
function tokenClass(color: string | undefined): string | undefined {
  const name = /^var\(--tk-token-([a-z-]+)\)$/.exec(color ?? '')?.[1]
  return name === undefined
    ? undefined
    : `landing-tk-${name === 'string-expression' ? 'string' : name}`
}
