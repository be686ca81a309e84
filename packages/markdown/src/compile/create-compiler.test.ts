import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { expect, it, vi } from 'vitest'
import { compileText, hooksOf, htmlOf, stepsAt } from '../fixtures/compile-text'
import type { CompileHooks, Step } from '../hooks/compile-hooks'
import { noHooks } from '../hooks/loaded-hooks'
import { openLazyParser } from '../parser/lazy-parser'
import { walk } from '../tree/walk'

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
  expect(await htmlOf('page @', { hooks: stepsAt('parsed', plugin) })).toBe(
    '<p>page SIGN</p>\n<p>own SIGN</p>',
  )
})

it('parses pages with the syntax of hooks, and runs their steps before and after ids', async () => {
  const ids: unknown[] = []
  const noteIds = () => (tree: HastRoot) => {
    walk(tree, (node) => {
      if (node.type === 'element') ids.push(node.properties.id)
    })
  }
  const all: CompileHooks[] = [
    { syntax: [{ micromark: [syntax], fromMarkdown: [fromSyntax] }] },
    { steps: (['html', 'outlined'] as const).map((at) => ({ at, plugin: noteIds })) },
  ]
  expect(await htmlOf('# A @', { hooks: { ...noHooks, all } })).toContain('>A SIGN</h1>')
  expect(ids).toEqual([undefined, 'a-sign'])
})

it('runs plugins of the unified ecosystem on both trees', async () => {
  const shout = () => (tree: Root) => {
    walk(tree, (node: { type: string; value?: string }) => {
      if (node.type === 'text') node.value = node.value?.toUpperCase() ?? ''
    })
  }
  const addClass = () => (tree: { children: { properties?: Record<string, unknown> }[] }) => {
    for (const node of tree.children) if (node.properties) node.properties.className = ['mine']
  }
  const steps: Step[] = [
    { at: 'parsed', plugin: shout },
    { at: 'outlined', plugin: addClass },
  ]
  expect(await htmlOf('text', { hooks: hooksOf({ steps }) })).toBe('<p class="mine">TEXT</p>')
})

it('takes what steps report, with code, place and help', async () => {
  const issue = { code: 'x/y', severity: 'warn', message: 'Bad.', help: 'Correct it.' } as const
  const noisy = () => (tree: Root, file: VFile) =>
    file.data.page?.report({
      ...issue,
      place: { line: tree.children.length + 1, column: 1 },
      once: 'bad',
    })
  const { findings } = await compileText('a\n\nb', { hooks: stepsAt('markdown', noisy) })
  expect(findings).toEqual([
    { ...issue, once: 'bad', location: { file: 'docs/page.md', line: 3, column: 1 } },
  ])
})

it('leaves dollars alone when it is not used', async () => {
  expect(await htmlOf('$5 and $6')).toBe('<p>$5 and $6</p>')
})
