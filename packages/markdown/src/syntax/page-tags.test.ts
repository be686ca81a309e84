import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { createReferenceParser } from '../parser/reference'
import { isElementName, mayStayOpen } from './elements'
import { htmlIn, judgeTags, rewriteTags, unpairedTags } from './page-tags'

const parser = createReferenceParser()

function settled(text: string) {
  const tree = parser.parse(text)
  const html = judgeTags(htmlIn(tree))
  const tags = html.flatMap((each) => each.tags)
  rewriteTags(html)
  return { tags, text: sourcesOf(tree) }
}

/** Raw HTML and text of a tree; `¶` before a paragraph. */
function sourcesOf(node: Root | Root['children'][number]): string {
  if ('value' in node) return node.type === 'html' || node.type === 'text' ? node.value : ''
  if (!('children' in node)) return ''
  const inside = node.children.map(sourcesOf).join('')
  return node.type === 'paragraph' ? `¶${inside}` : inside
}

/** Tags of a text with their uses: `<b>element`. */
const usesIn = (text: string) =>
  settled(text).tags.map(({ at, start, end, use }) => text.slice(at, at + end - start) + use)

describe('a tag of a page', () => {
  it.each([
    ['a <b>c</b>', ['<b>element', '</b>element']],
    ['a <T>', ['<T>text']],
    ['a <file>b</file>', ['<file>text', '</file>text']],
    ['a <my-tag>b</my-tag>', ['<my-tag>element', '</my-tag>element']],
    ['a <my-tag b="c">', ['<my-tag b="c">text']],
    ['a <my-tag>', ['<my-tag>text']],
    ['a <title> and <object data="b">', ['<title>text', '<object data="b">element']],
    ['a </b> </br> </p>', ['</b>text', '</br>element', '</p>element']],
    [
      'a <br> <hr> <wbr> <li> <p>',
      ['<br>element', '<hr>element', '<wbr>element', '<li>element', '<p>element'],
    ],
    ['a <img> <input > <img src="b">', ['<img>text', '<input >text', '<img src="b">element']],
    [
      'a <br/> <img src="b" /> <b/> <svg/>',
      ['<br/>element', '<img src="b" />element', '<b/>empty', '<svg/>element'],
    ],
    ['a<b and c>d', ['<b and c>text']],
    [
      'a<B c> <u d e></u> <u d-e>',
      ['<B c>text', '<u d e>element', '</u>element', '<u d-e>element'],
    ],
    [
      'a <input Checked> <td nowrap> <p b="c" d>',
      ['<input Checked>element', '<td nowrap>element', '<p b="c" d>element'],
    ],
    ['<b and c>d\n\n<div and c>', ['<b and c>text', '<div and c>text']],
    ['a <svg> <math>', ['<svg>element', '<math>element']],
    ['<kbd>\n\nb', ['<kbd>element']],
    ['- <b>', ['<b>element']],
    ['> <div>', ['<div>element']],
    [':::note\n<div>\n:::', ['<div>element']],
    ['a <!-- <T> --> <B>c</b>', ['<!-- <T> -->element', '<B>element', '</b>element']],
  ])('is an element, text, or closed at once: %j', (text, uses) => {
    expect(usesIn(text)).toEqual(uses)
  })

  it.each([
    [
      'a <svg><path d="b"/><g></g></svg> <path>',
      ['<svg>', '<path d="b"/>', '<g>', '</g>', '</svg>'],
    ],
    ['a <math><mi>b</mi></math> <mi>', ['<math>', '<mi>', '</mi>', '</math>']],
    ['a <math><path>', ['<math>']],
    ['a <svg><mi>', ['<svg>']],
    ['a <svg/><path>', ['<svg/>']],
  ])('belongs to the SVG or the formula around it: %j', (text, elements) => {
    const found = usesIn(text).filter((use) => use.endsWith('element'))
    expect(found).toEqual(elements.map((tag) => `${tag}element`))
  })

  it.each([
    ['a <Card b="c">', ['<Card b="c">component']],
    ['a <Card />', ['<Card />component']],
    ['a <Card>b</Card>', ['<Card>component', '</Card>component']],
    ['a <Card>', ['<Card>text']],
    ['a <TOKEN b="c">', ['<TOKEN b="c">text']],
    ['a <Button>b</Button>', ['<Button>element', '</Button>element']],
    ['a <Button b={c}>d</Button>', ['<Button b={c}>component', '</Button>element']],
    ['a <Button /> <Img />', ['<Button />component', '<Img />element']],
  ])('is a component by its capital: %j', (text, uses) => expect(usesIn(text)).toEqual(uses))

  it('knows its place, its counterpart and whether it stands in a paragraph', () => {
    expect(settled('<div>\n</div>\n\na <b><i></b>').tags).toMatchObject([
      { name: 'div', at: 0, isInline: false, isPaired: true },
      { name: 'div', at: 6, isInline: false, isPaired: true },
      { name: 'b', at: 16, isInline: true, isPaired: true },
      { name: 'i', at: 19, isInline: true, isPaired: false },
      { name: 'b', at: 22, isInline: true, isPaired: true },
    ])
  })
})

describe('the page then', () => {
  it.each([
    ['has text in place of tags', 'a <T> b <b>c</b>', '¶a <T> b <b>c</b>'],
    [
      'has text beside elements',
      '<div>\n<T> a <file>\n</div>',
      '<div>\n&lt;T> a &lt;file>\n</div>',
    ],
    [
      'has types as they are written',
      '<div>\nMap<String, b<T>> <T extends U<V>>\n</div>',
      '<div>\nMap&lt;String, b&lt;T>> &lt;T extends U&lt;V>>\n</div>',
    ],
    [
      'has the tags in an unfinished one',
      "<div>\n<T don't <b>a</b>\n</div>",
      "<div>\n&lt;T don't <b>a</b>\n</div>",
    ],
    ['has a paragraph in place of a block', '<T>\n\na', '¶<T>¶a'],
    ['has the content of components alone', 'a <Card b="c">d</Card> e', '¶a d e'],
    ['has no empty blocks', '<Card />\n\na', '¶a'],
    [
      'has elements closed that cannot close themselves',
      'a <b c="d"/> <div />',
      '¶a <b c="d"></b> <div ></div>',
    ],
    ['keeps a comment', 'a <!-- b --> <T>', '¶a <!-- b --> <T>'],
  ])('%s', (_, text, result) => expect(settled(text).text).toBe(result))
})

it.each([
  ['<b>a</b> <br> <img> <p> <li> a', []],
  ['<b>', ['b']],
  ['</b>', ['b']],
  ['</p> <i/>', ['p']],
  ['<b><i></b>', ['i']],
  ['<b></B><b>', ['b']],
  ['<!-- a --> </br>', []],
  ['<!-- a', ['!--']],
  ['<b c="d', ['b']],
  ['Map<String, <b<i>> <i></i>', ['String,', 'b', 'i']],
])('unpaired in %j are %j', (html, names) => {
  expect(unpairedTags(html).map(({ name }) => name)).toEqual(names)
})

it('knows the elements of HTML, and those of SVG and formulas inside of them', () => {
  expect([isElementName('DIV', 'html'), isElementName('a-b', 'html')]).toEqual([true, true])
  for (const [name, around] of [
    ['linearGradient', 'svg'],
    ['mfrac', 'math'],
    ['annotation-xml', 'math'],
  ] as const) {
    expect([
      isElementName(name, around),
      isElementName(name, name === 'mfrac' ? 'svg' : 'html'),
    ]).toEqual([true, name.includes('-')])
  }
  expect(['br', 'li', 'div'].map(mayStayOpen)).toEqual([true, true, false])
})
