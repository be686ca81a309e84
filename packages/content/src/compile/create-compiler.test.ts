import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { expect, it, vi } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'
import { openLazyParser } from '../parser/lazy-parser'

it('loads the reference parser with the first text that needs it', async () => {
  const parser = await openLazyParser()
  const load = vi.spyOn(parser, 'loadReference')
  expect(await htmlOf('Plain *text*.', { parser })).toBe('<p>Plain <em>text</em>.</p>')
  expect(load).not.toHaveBeenCalled()
  expect(await htmlOf('*a*😀*b*', { parser })).toBe('<p><em>a</em>😀<em>b</em></p>')
  expect(load).toHaveBeenCalledOnce()
})

/** Reads `@` as "SIGN". */
const syntax = {
  text: {
    64: {
      name: 'sign',
      tokenize: (effects: Effects, ok: unknown) => (code: number) => {
        effects.enter('sign')
        effects.consume(code)
        effects.exit('sign')
        return ok
      },
    },
  },
}
const fromSyntax = {
  enter: {
    sign(this: Context, token: unknown) {
      this.enter({ type: 'text', value: 'SIGN' }, token)
    },
  },
  exit: {
    sign(this: Context, token: unknown) {
      this.exit(token)
    },
  },
}
type Effects = Record<'enter' | 'consume' | 'exit', (value: string | number) => void>
interface Context {
  enter(node: unknown, token: unknown): void
  exit(token: unknown): void
}

it('parses texts of plugins with the syntax of plugins', async () => {
  function plugin(this: Processor) {
    const data = this.data() as Record<string, unknown[]>
    data.micromarkExtensions = [syntax]
    data.fromMarkdownExtensions = [fromSyntax]
    return (tree: Root) => {
      tree.children.push(...(this.parse('own @') as Root).children)
    }
  }
  expect(await htmlOf('page @', { remarkPlugins: [plugin] })).toBe(
    '<p>page SIGN</p>\n<p>own SIGN</p>',
  )
})
