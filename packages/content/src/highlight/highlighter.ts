import { nearest } from '@landing/schema/validate'
import type { ResultCache } from '../cache/pack-store'
import { digest } from '../text/digest'
import { escapeText } from '../text/escape-html'
import { createGrammars, grammarsName } from './grammars'

/** Code and its language. What else is said about a block, such as its title and marks, is put around its lines later. */
export interface Code {
  readonly code: string
  readonly language: string
}

/** Turns code into lines of HTML with a class for each kind of token. */
export interface Highlighter {
  /** Finds what is known of a page's code, and loads what the rest needs. */
  prepare(blocks: readonly Code[]): Promise<PreparedCode>
  /** The language that was probably meant. Only after `prepare` met one that does not exist. */
  suggest(language: string): string | undefined
  dispose(): void
}

/** The code of a page, ready to be highlighted at once. */
export interface PreparedCode {
  /** Languages that do not exist. */
  readonly unknown: readonly string[]
  /** HTML of each line. Code that was not prepared gives plain text. */
  lines(block: Code): readonly string[]
}

/** Languages without tokens. */
const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'output', 'none'])

/** A block is highlighted once: pages and builds share it by the hash of its code. */
export function createHighlighter(cache?: ResultCache): Highlighter {
  const grammars = createGrammars()

  async function find({ code, language }: Code): Promise<Lines | undefined> {
    const key = digest(['code', grammarsName, language, code].join('\n'))
    const known = cache?.get(key, (text) => readLines(text, code))
    if (known !== undefined) return () => known
    const tokenizer = await grammars.load(language, code)
    if (tokenizer === undefined) return undefined
    return () => {
      const lines = tokenizer.lines(code)
      cache?.put(key, lines.join('\n'))
      return lines
    }
  }
  return {
    async prepare(blocks) {
      const ready = new Map<string, Lines>()
      const unknown = new Set<string>()
      for (const block of blocks) {
        const name = nameOf(block)
        if (plain.has(block.language) || unknown.has(block.language) || ready.has(name)) continue
        const lines = await find(block)
        if (lines === undefined) unknown.add(block.language)
        else ready.set(name, lines)
      }
      return {
        unknown: [...unknown],
        lines: (block) => ready.get(nameOf(block))?.() ?? block.code.split('\n').map(escapeText),
      }
    },
    suggest: (language) => nearest(language, grammars.names),
    dispose: () => grammars.dispose(),
  }
}

type Lines = () => readonly string[]

const nameOf = ({ code, language }: Code) => `${language}\n${code}`

/** The lines of `code` out of the cache; nothing when the text is not what highlighting makes of it. */
function readLines(text: string, code: string): readonly string[] | undefined {
  const bare = text.replace(/<span class="landing-tk-[a-z-]+">|<\/span>/g, '')
  return bare === escapeText(code) ? text.split('\n') : undefined
}
