import { unescapeHtml } from '../text/escape-html'

/** Lines of highlighted code, by language and code. */
export interface KnownCode {
  get(code: string, language: string): readonly string[] | undefined
}

const frame =
  /<figure class="code" data-language="([^"]*)"[^>]*>(?:<figcaption [^>]*>[^<]*<\/figcaption>)?<pre tabindex="0"><code>([\s\S]*?)<\/code><\/pre><\/figure>/g
const line = /^<span class="line[^"]*">([\s\S]*)<\/span>$/

/**
 * The highlighted code of a page as it was compiled before: an edit of its text leaves most of it as it was, and then no
 * grammar has to be loaded. Only code with tokens is taken, for it proves that its language is known.
 */
export function knownCode(html: string | undefined): KnownCode {
  const blocks = new Map<string, readonly string[]>()
  for (const [, language = '', body = ''] of html?.matchAll(frame) ?? []) {
    if (!body.includes('<span class="tk-')) continue
    // Links are made anew: they are numbered.
    const lines = body
      .split('\n')
      .map((each) => line.exec(each)?.[1]?.replace(/<\/?a\b[^>]*>/g, ''))
    if (!lines.every((each) => each !== undefined)) continue
    const code = lines.map((each) => unescapeHtml(each.replace(/<[^>]*>/g, ''))).join('\n')
    blocks.set(`${unescapeHtml(language)}\n${code}`, lines)
  }
  return { get: (code, language) => blocks.get(`${language}\n${code}`) }
}
