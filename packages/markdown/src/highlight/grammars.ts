import type { HighlighterCore, LanguageRegistration } from '@shikijs/core'
import { escapeText } from '../text/escape'
import { createLineTokenizer, type LineMemory, type Tokenizer } from './line-tokenizer'
import { tokenClass } from './token-class'

/** Version of grammars, theme and HTML of lines, for caches. */
export const grammarsName = 'lines 3, css-variables, shiki 4.6.0'

/** A language that is loaded. */
export interface LoadedLanguage extends Tokenizer {
  readonly core: HighlighterCore
  /** As the grammar spells it. */
  readonly name: string
}

export interface Grammars {
  /** All names of languages; empty until `load` was called. */
  readonly names: readonly string[]
  /** Returns the tokenizer of a language; `undefined` for an unknown one. */
  load(language: string, code: string): Promise<LoadedLanguage | undefined>
  dispose(): void
}

interface GrammarModule {
  readonly default: LanguageRegistration[]
}

/** Bit of a token's style. */
const bold = 2

/** Where code of one language holds code of another: fences, and `lang="…"`. */
const inner = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)|\blang="([\w-]+)"/gm

/**
 * Shiki's grammars. Each language has its own Shiki core with its embedded languages: in a shared one, the result of embedded code
 * would depend on the grammars loaded before, so on the order of pages.
 */
export function createGrammars(langs: readonly LanguageRegistration[]): Grammars {
  const siteGrammars = new Map(
    langs.flatMap((lang) =>
      [lang.name, ...(lang.aliases ?? [])].map((name) => [name.toLowerCase(), lang] as const),
    ),
  )
  const injected = langs.filter(({ injectTo = [] }) => injectTo.length > 0)
  const loaded = new Map<string, LoadedLanguage>()
  const memory: LineMemory = { count: 0, turn: 0 }
  let names: readonly string[] = []
  let shiki: ReturnType<typeof loadShiki> | undefined

  /** Languages that the code names for parts of it. */
  function embeddedIn(code: string, language: string): readonly string[] {
    const embedded = [...code.matchAll(inner)].map(
      ([, fence, attribute]) => fence ?? attribute ?? '',
    )
    return [...new Set(embedded)].filter((name) => names.includes(name) && name !== language).sort()
  }

  /** A grammar of the site after those that it embeds. */
  async function registrations(
    language: string,
    above: readonly string[] = [],
  ): Promise<readonly LanguageRegistration[]> {
    const lang = siteGrammars.get(language)
    if (lang === undefined && withoutGrammar.has(language)) return []
    if (lang === undefined) {
      const grammar = await import(/* @vite-ignore */ `@shikijs/langs/${language}`)
      return (grammar as GrammarModule).default
    }
    const others = (lang.embeddedLangs ?? []).filter(
      (name) => names.includes(name) && name !== language && !above.includes(name),
    )
    const inner = await Promise.all(others.map((name) => registrations(name, [...above, language])))
    // By the names under which Shiki registers them: the last of each list is the language itself.
    const embeddedLangs = inner.flatMap((list) => list.at(-1)?.name ?? [])
    return [...inner.flat(), { ...lang, embeddedLangs }]
  }

  return {
    get names() {
      return names
    },
    async load(language, code) {
      if (names.length === 0) names = [...siteGrammars.keys(), ...(await allNames())]
      if (!names.includes(language) && !withoutGrammar.has(language)) return undefined
      const wanted = await registrations(language)
      const isHost = wanted.some(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0)
      const embedded = isHost ? embeddedIn(code, language) : []
      const key = [language, ...embedded].join(' ')
      const loadedLanguages = loaded.get(key)
      if (loadedLanguages !== undefined) return loadedLanguages
      const others = await Promise.all(embedded.map((name) => registrations(name)))
      shiki ??= loadShiki()
      const { core, classes } = await (await shiki)()
      await core.loadLanguage(...injected, ...others.flat(), ...wanted)
      const name = siteGrammars.get(language)?.name ?? language
      const grammar = withoutGrammar.has(name) ? undefined : core.getLanguage(name)
      const lines = grammar
        ? createLineTokenizer(grammar, classes, memory).lines
        : name === 'ansi'
          ? (code: string) => ansiLines(core, code)
          : plainLines
      const result = { lines, core, name }
      loaded.set(key, result)
      return result
    },
    dispose() {
      for (const { core } of loaded.values()) core.dispose()
      loaded.clear()
    },
  }
}

async function allNames(): Promise<readonly string[]> {
  const { languageNames, languageAliasNames } = await import('@shikijs/langs')
  return [...languageNames, ...languageAliasNames]
}

/** Names without a grammar in Shiki. */
const withoutGrammar = new Set(['text', 'ansi'])

/** Output of a terminal, with its color codes as classes. */
function ansiLines(core: HighlighterCore, code: string): string[] {
  const { tokens } = core.codeToTokens(code, { lang: 'ansi', theme: 'css-variables' })
  return tokens.map((line) =>
    line
      .map(({ content, color, fontStyle = 0 }) => {
        const names = [tokenClass(color), fontStyle & bold ? 'landing-tk-bold' : undefined]
        const classes = names.filter((name) => name !== undefined).join(' ')
        const html = escapeText(content)
        return classes === '' ? html : `<span class="${classes}">${html}</span>`
      })
      .join(''),
  )
}

const plainLines = (code: string) => code.split('\n').map(escapeText)

/** Each line of configuration has an `=`: in the color of text it needs no element. */
const plainAssignments = {
  scope: 'keyword.operator.assignment',
  settings: { foreground: 'var(--tk-foreground)' },
}

/** Creates registries, each with the theme and the classes of its colors by number. */
async function loadShiki() {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createOnigurumaEngine }] =
    await Promise.all([import('@shikijs/core'), import('@shikijs/engine-oniguruma')])
  const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))
  return async () => {
    // A copy for each: a registry changes its theme, and the next one would lack the terminal colors.
    const theme = createCssVariablesTheme({ variablePrefix: '--tk-', fontStyle: false })
    const core = await createHighlighterCore({
      themes: [{ ...theme, tokenColors: [...(theme.tokenColors ?? []), plainAssignments] }],
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
