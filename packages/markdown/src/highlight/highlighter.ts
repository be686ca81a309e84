import { nearest } from '@landing/schema/validate'
import type { ResultCache } from '../cache/pack-store'
import type { CompileHooks, ShikiParts } from '../hooks/compile-hooks'
import { type Hooks, noHooks } from '../hooks/loaded-hooks'
import { digest } from '../text/digest'
import { escapeText } from '../text/escape'
import { createGrammars, grammarsName } from './grammars'
import { type Code, transformedCode } from './transformed'

/** Turns code into lines of HTML with a class for each kind of token. */
export interface Highlighter {
  /** Looks up cached lines of a page's code, and loads the grammars that the rest needs. */
  prepare(blocks: readonly Code[]): Promise<PreparedCode>
  /** The language that was probably meant. Only after `prepare` found an unknown one. */
  suggest(language: string): string | undefined
  dispose(): void
}

/** The code of a page, ready to be highlighted synchronously. */
export interface PreparedCode {
  /** Unknown languages. */
  readonly unknown: readonly string[]
  /** HTML of each line. Code that was not prepared gives plain text. */
  lines(block: Code): readonly string[]
  /** True if transformers made the lines, which then include the `pre` element. */
  isTransformed(block: Code): boolean
}

/** Languages without tokens. */
const plain = new Set(
  ' text txt plain plaintext plain-text output none nohighlight no-highlight stdout prompt tree ascii gitignore dockerignore'.split(
    ' ',
  ),
)
/** Names of languages that other highlighters know, and endings of files, by grammar. */
const otherNames: Readonly<Record<string, string>> = {
  apache: 'apacheconf htaccess',
  bash: 'curl terminal',
  cpp: 'c++ cc cuda cxx hpp',
  csharp: 'c#',
  diff: 'patch',
  docker: 'containerfile',
  dotenv: 'env',
  elixir: 'ex exs',
  'fortran-free-form': 'fortran',
  fsharp: 'f#',
  'git-commit': 'gitcommit',
  go: 'golang',
  groovy: 'gradle jenkinsfile',
  hcl: 'nomad opentofu packer tofu',
  html: 'htm markup xhtml',
  ini: 'cfg conf editorconfig npmrc systemd',
  javascript: 'node nodejs',
  jinja: 'django jinja2',
  json: 'tfstate webmanifest',
  jsonc: 'json-with-comments',
  jsonl: 'ndjson',
  jsx: 'javascriptreact',
  'objective-c': 'objectivec',
  perl: 'pl',
  python: 'bazel bzl py3 pycon pyi python3 starlark',
  scala: 'sbt',
  shellsession: 'bash-session sh-session shell-session',
  solidity: 'sol',
  sql: 'mssql mysql pgsql postgres postgresql psql sqlite tsql',
  'system-verilog': 'sv systemverilog',
  tsx: 'typescriptreact',
  vb: 'vbnet',
  xml: 'rss svg wsdl xsd xslt',
}
const aliases = new Map(
  Object.entries(otherNames).flatMap(([grammar, names]) =>
    names.split(' ').map((name) => [name, grammar] as const),
  ),
)

/** What a site adds to Shiki. */
interface ShikiExtensions extends Required<ShikiParts> {
  /** Key of the transformers and their versions. */
  readonly key: string
}

/** What plugins add to Shiki. */
export function shikiOf({ all, key }: Hooks<CompileHooks>): ShikiExtensions {
  return {
    langs: all.flatMap(({ shiki }) => shiki?.langs ?? []),
    transformers: all.flatMap(({ shiki }) => shiki?.transformers ?? []),
    key,
  }
}

/** Each block is highlighted once: pages and builds share it by the hash of its code. */
export function createHighlighter(
  cache?: ResultCache,
  { langs, transformers, key: version }: ShikiExtensions = shikiOf(noHooks),
): Highlighter {
  const grammars = createGrammars(langs)
  const hasTransformers = transformers.length > 0
  const grammarsKey = langs.length === 0 ? '' : digest(JSON.stringify(langs))

  const cacheName = ({ code, language, lines = new Map(), meta = '' }: Code): string => {
    if (!hasTransformers) return `${language}\n${code}`
    const marks = Array.from(lines, ([line, names]) => [line, ...names])
    return `${JSON.stringify([language, meta, marks])}\n${code}`
  }
  /** A grammar of the site's own wins over an alias. */
  const load = async (language: string, code: string) =>
    (await grammars.load(language, code)) ?? grammars.load(aliases.get(language) ?? '', code)
  const kind = hasTransformers ? ['transformed', version] : ['code']
  async function find(block: Code): Promise<Lines | undefined> {
    const { code, language } = block
    const key = digest([...kind, grammarsName + grammarsKey, cacheName(block)].join('\n'))
    const cachedLines = cache?.get(key, (text) => text.split('\n'))
    if (cachedLines !== undefined) return () => cachedLines
    const loaded = await load(plain.has(language) ? 'text' : language, code)
    if (loaded === undefined) return undefined
    return () => {
      const lines = hasTransformers
        ? transformedCode(loaded.core, block, loaded.name, transformers).split('\n')
        : loaded.lines(code)
      cache?.put(key, lines.join('\n'))
      return lines
    }
  }
  return {
    async prepare(blocks) {
      const ready = new Map<string, Lines>()
      const unknown = new Set<string>()
      for (const block of blocks) {
        const name = cacheName(block)
        if (unknown.has(block.language) || ready.has(name)) continue
        if (plain.has(block.language) && !hasTransformers) continue
        const lines = await find(block)
        if (lines === undefined) unknown.add(block.language)
        else ready.set(name, lines)
      }
      return {
        unknown: [...unknown],
        lines: (block) => ready.get(cacheName(block))?.() ?? block.code.split('\n').map(escapeText),
        isTransformed: (block) => hasTransformers && ready.has(cacheName(block)),
      }
    },
    suggest: (language) => nearest(language, grammars.names),
    dispose: () => grammars.dispose(),
  }
}

type Lines = () => readonly string[]
