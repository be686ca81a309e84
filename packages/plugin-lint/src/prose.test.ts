import { walk } from '@landing/markdown/lint'
import type { Root, RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { blank, isMarked, proseOf } from './prose'

const parser = unified().use([remarkParse, remarkGfm, remarkDirective])

function proseIn(text: string, wanted = /./): string {
  const marked: RootContent[] = []
  walk(parser.parse(text) as Root, (node: RootContent) => {
    if (isMarked(node)) marked.push(node)
  })
  return proseOf(marked, text, wanted)
}

/** The running text of a page, with a dot for each character that was blanked out; spaces stay. */
const withDots = (text: string) =>
  Array.from(proseIn(text), (char, at) => (char === text[at] ? char : '·')).join('')

describe('running text', () => {
  it.each([
    ['code', 'a `b` c\n\n```js\nd\n```\n\ne', 'a ··· c\n\n·····\n·\n···\n\ne'],
    ['indented code', 'a\n\n    b\n\nc', 'a\n\n    ·\n\nc'],
    ['definitions', 'a\n\n[b]: /c\n', 'a\n\n···· ··\n'],
    ['images', 'a ![b](c) ![d][e]\n\n[e]: /f', 'a ······· ·······\n\n···· ··'],
    ['footnote references', 'a[^b] c\n\n[^b]: d', 'a···· c\n\n[^b]: d'],
    ['a leaf directive', 'a\n\n::b[c]{d=e}\n\nf', 'a\n\n···········\n\nf'],
    ['the opener of a container', ':::b[c]{d=e}\nf\n:::', '············\nf\n:::'],
    ['the opener at the end', 'a\n\n:::b', 'a\n\n····'],
    ['addresses of links', '[a](b) c', '·a···· c'],
    ['names of definitions', '[a][b] c\n\n[b]: d', '·a···· c\n\n···· ·'],
    ['links without a text', 'a [](b) c', 'a ····· c'],
    ['bare addresses, but not their text', 'a <https://b.c> d', 'a ·https://b.c· d'],
    ['a text directive, but not its label', 'a :b[c d]{e=f} g', 'a ···c d······ g'],
    ['a text directive without a label', 'a :b d', 'a ·· d'],
    ['marks in the text of a link', '[a `b` *c* d](e)', '·a ··· ··· d····'],
    ['tags', 'a <b c="d">e</b> f', 'a ·· ······e···· f'],
    ['HTML blocks', '<div>\na\n</div>', '·····\na\n······'],
    ['comments', 'a <!-- b --> c', 'a ···· · ··· c'],
    [
      'the text of code in HTML',
      'a <code>b</code> c <KBD>d</KBD> e',
      'a ·············· c ············ e',
    ],
    [
      'what code in HTML holds',
      '<pre>a <b>c</b></pre> d',
      '······ ·············· d'.replace(/^·+/, (all) => all),
    ],
    ['the text of scripts', '<script>\na\n</script>\n\nb', '········\n·\n·········\n\nb'],
    ['nothing of code in HTML that stays open', 'a <code>b and <kbd>c', 'a ······b and ·····c'],
    ['code after a stray end tag', 'a </pre> b <pre>c</pre> d', 'a ······ b ············ d'],
    [
      'only the tags of other elements',
      'a <x-code>b</x-code> <pre-x>c</pre-x>',
      'a ········b········· ·······c········',
    ],
    ['formulas', 'a $$b$$ c $$d\ne$$ f', 'a ····· c ···\n··· f'],
  ])('leaves out %s', (_, text, dots) => expect(withDots(text)).toBe(dots))

  it('leaves out formulas of a plugin', () => {
    const [inline, block] = ['inlineMath', 'math'].map((type, index) => ({
      type,
      value: 'x',
      position: { start: { offset: 2 + 6 * index }, end: { offset: 5 + 6 * index } },
    })) as unknown as RootContent[]
    const marked = [inline, block].filter(
      (node) => node !== undefined && isMarked(node),
    ) as RootContent[]
    expect(proseOf(marked, 'a {x} b {y} c', /{/)).toBe('')
    expect(proseOf(marked, 'a {x} b {y} c', /c/)).toBe('a     b     c')
  })

  it('has no place for nodes that a step has made', () => {
    expect(proseOf([{ type: 'inlineCode', value: 'b' }], 'a `b`', /./)).toBe('a `b`')
  })
})

describe('text without what is wanted', () => {
  it.each(['a `{b}` c', '`{`', ':::b{c=d}\ne\n:::', '<b c="{d}">e</b>', ''])(
    'is empty: %j',
    (text) => expect(proseIn(text, /{/)).toBe(''),
  )

  it.each(['{', '{a `b` c', 'a `b` {', '`a` { `b`'])('is not empty: %j', (text) =>
    expect(proseIn(text, /{/)).toContain('{'),
  )
})

it('blanks a text out, and keeps its lines', () => {
  expect([blank('ab'), blank('ab\nc\n'), blank('')]).toEqual(['  ', '  \n \n', ''])
})
