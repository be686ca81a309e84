import { describe, expect, it } from 'vitest'
import { findForeign } from './foreign'
import { excerpt } from './issue'

/** A text with `«…»` around what is found. */
function withMarks(text: string, hasComponents = false): string {
  let result = ''
  let from = 0
  for (const { at, message } of findForeign(text, hasComponents, ['note', 'caution'])) {
    const [, source = ''] = /^"(.*)" is /.exec(message) ?? []
    result += `${text.slice(from, at)}«${source}»`
    from = at + source.length
  }
  return result + text.slice(from)
}

const mention = 'If readers are to see it, put it in backticks.'

/** Constructs by their name in messages: the help, and examples with `«…»` around what is found. */
const constructs: Readonly<Record<string, readonly [help: string, ...texts: string[]]>> = {
  'an import of MDX': [
    'Remove it. A component in src/components needs no import: write ::name or :::name.',
    "«import './a.css'»",
    'Text\n«import Card from "card";» \nText',
    "«import  *  as  Card  from  'card'»",
    "«import Card, { Tabs } from 'card'»",
    "«import Card  ,  {Tabs} from 'card'»",
    'import "a.css\'',
    "import the module from 'card'",
    "import './a.css' and more",
    "we import './a.css'",
  ],
  'an export of MDX': [
    'Remove it: nothing is run in a Markdown file. Code belongs into a component in src/components.',
    '«export const $a = 1»',
    'Text\n«export let a = 1»\n«export  var  a = 1»',
    '«export function a() {}»\n«export  async  function  a() {}»',
    '«export class A {}»',
    '«export default function () {}»\n«export default class {}»',
    '«export default async () => 1»\n«export  default  (a) => a»',
    '«export default Card;»\n«export default $card»',
    "«export * from './a'»\n«export  *  from './a'»",
    '«export { a, b } from "a"»',
    'export default settings to a file',
    'export all functions',
    'we export const a = 1',
  ],
  'an inclusion of code': [
    'Write a code block with its file: ```js file=./example.js.',
    '«<<< @/a.js»\n  «<<<./b.js{2}»',
    '«@[code](./a.js)»\n\t«@[code js{1,2}](./a.js) of a»',
    'a <<< b',
    'see @[code](./a.js)',
    '<<<<<<< HEAD',
  ],
  'an inclusion': [
    'Write ::include{file="./part.md"}.',
    '«@import "a.md"»\n@import a',
    '«@include "a.md"»\n  «@include(a.md)»',
    '«--8<-- "a.md"»\n\t«-8<- \'a.md\'»\n«---8<---"a.md"»',
    '«{* ../a.py hl[1,2] *}»\n  «{!a.md!}»',
    '{*} {! a',
    '@includes "a.md"',
    'see @include "a.md"',
    '--8<-- a.md',
    'x --8<-- "a.md"',
  ],
  'a table-of-contents marker': [
    'Remove it: pages have a table of contents.',
    '«[[toc]]»\n\n  «[[_TOC_]]»  \n\n«[TOC]»\n\n«\u0024{toc}»',
    '[[toc]] and more',
    '[[index]]',
  ],
  'a directive of reStructuredText': [
    'Write ":::note[Title]" above and ":::" below, or a code block.',
    '«.. note::»\n\n   Text\n\n  «.. code-block:: python»',
    '.. and a::b',
  ],
  'a wiki embed': [
    'Write ![text](./image.png) for an image, and ::include{file="./part.md"} for a text.',
    'See «![[plan.png]]» and «![[Notes#Start|300]]».',
    '\\![[plan.png]] ![[ a ]] ![[a]',
  ],
  'a wiki link': [
    `Write [text](./page.md). ${mention}`,
    'See «[[wiki]]».\n\n- «[[other-page]]»',
    '«[[Getting Started]]», «[[setup|how to set up]]», («[[guide/setup]]») «[[setup#first]]»',
    '[[package]] [[Prototype]] [[1, 2], [3]] [[A, B]] [[ -f A ]] a[[I J]] \\[[My Home]] [[My Home]](a) [[My Home]][a] [["A"]]',
  ],
  'a template tag': [
    `Write a directive such as ":::note", or the text itself. ${mention}`,
    'a «{% if b %}»c«{% endif %}»',
    '«{{< ref "a" >}}» and «{{% note %}}»',
    '{%%}',
    '{% open',
  ],
  'an expression in double braces': [
    `Write its value. ${mention}`,
    'a «{{ b.c }}»',
    '«{{b}}»«{{c}}»',
    '\\{{ b }} and \u0024{{ c }}',
    '{{}}',
  ],
  'an admonition or a tab of Python-Markdown': [
    'Write ":::note[Title]" or ":::tab[Label]" above and ":::" below.',
    '«!!! note»\n  «??? tip "Title"»\n«???+ tip»\n«===  "Tab"»',
    '!!!note',
    '!!! (really)',
    'so !!! what',
    '???',
    'Title\n=====',
  ],
  'a callout of another tool': [
    'Write "> [!NOTE]", TIP, IMPORTANT, WARNING or CAUTION on a line of its own, or ":::note[Title]" above and ":::" below.',
    '«> [!UNKNOWN]»\n> a',
    '  «>[!todo] Title»',
    '«> [!NOTE] Title»\n«> [!tip]- Title»',
    '> [!NOTE]\n> [!caution]  \n> a',
    '[!UNKNOWN]',
    '> a [!UNKNOWN]',
    '> [!]',
  ],
  'an inline footnote': [
    'Write [^1], and on a line of its own its text: [^1]: Text.',
    'Text«^[note]», text.«^[A note.]»',
    '^[note] a^[a-z] (^[a b]) 2^[3] a^[]',
  ],
  'an element of Vue': [
    'Write plain HTML, or a component in src/components.',
    '«<a @click="b">»',
    'a «<my-a :b="c" @d.e="f"/>» «<b #default>»',
    '<a b="c"> <a :b="c"> a @b="c">',
    '\\<a @click="b">',
  ],
  'a list of attributes': [
    'Write the element as HTML: <a href="…" target="_blank">. Only links, images and headings take {#id}, with no space before it.',
    '[a](/a)«{.button}» and [b](/b) «{:x .button}»',
    '[a](/a)«{:target="_blank"}» and [b](/b)«{width=1 .wide}»',
    '{.button} alone',
    '\\{.button} and \u0024{.button}',
    'a{.b}c',
    '# Title {#own-id}',
    'Text «{: .note }» and «{:#part}»',
    '## Title «{: #own-id }»\n## Title «{ #own-id }»',
    '## Title «{: #own-id .wide }»',
    'Write {: for a list, and \\{: .note }.',
    'a {=}',
  ],
  'a list of attributes of kramdown': [
    'Remove it. Write ":::note" above and ":::" below for a callout, and "## Title {#id}" for the id of a heading.',
    '## Title\n«{: #id .no_toc }»\n\n> Text\n«{: .note }»\n«{:toc}»\n«{:.b}»',
    'a\n{:  }\n{: 5}',
  ],
  'a component of MDX or Vue': [
    'Write a directive, such as ":::tabs" or ":::note", or a component of the site: "::name".',
    'a «<Card title="b">»',
    '«<Card>»text\n«<Card />»\n«<Card/>»\n«<Card :title="b"/>»\n«<Card @click="b">»',
    '«<Tabs.Item>»',
    '<Promise      > x',
    '«<Card»',
    '«<Card»\n  title="b"\n/>',
    '\\<Card> and <card>',
    'a <TOKEN> of Promise<T>',
    'if a <Bc and d',
  ],
  'an expression in braces': [
    `Write its value. ${mention}`,
    'a «{b.c}» and «{ b?.c }»',
    '«{b[0].c}» «{b(c).d()}» «{$b._c}»',
    '«{b && c}» «{b || c}» «{b ?? c}» «{b === c}» «{b !== c}» «{b == 1}» «{b != 1}»',
    '«{b + 1}» «{b - c}» «{b * 2}» «{b/2}» «{b > c}» «{b < c}» «{b ? c : d}» «{b => c}»',
    '«{"b"}» «{\'b\'}» «{`b`}» «{1 + 2}» «{<b>c</b>}» «{...props}»',
    '«{b.c}», («{b.c}»)',
    'b{c.d}',
    'https://example.org/{b.c}',
    'a={b.c} @{b.c} #{b.c} %{b.c} \u0024{b.c} \\{b.c} ?{b.c} &{b.c} :{b.c} -{b.c} [b]{b.c} {}{b.c}',
    '{b.c}d {b.c}/ {b.c}@ {b.c}{ {b.c}= {b.c}-',
    '{b c} {1} {b.} { } {}',
  ],
}

describe.each(Object.entries(constructs))('%s', (what, [help, ...texts]) => {
  it.each(texts)('%j', (text) => {
    const plain = text.replace(/[«»]/g, '')
    expect(withMarks(plain)).toBe(text)
    for (const issue of findForeign(plain, false, ['note', 'caution'])) {
      expect(issue).toMatchObject({
        help,
        message: expect.stringContaining(` is ${what}, and is shown as text.`),
      })
    }
  })
})

describe('a comment of MDX', () => {
  it('reaches from its brace to its brace', () => {
    const comment = '{/* a {b}\n<C /> */}'
    expect(findForeign(`Text ${comment} text`)).toEqual([
      {
        at: 5,
        message: '"{/* a {b}" is a comment of MDX, and is shown as text.',
        help: 'Write it as <!-- … -->.',
      },
    ])
  })

  it.each(['«{ /* a */ }» b «{/**/}»', '{ /* a */', '/* a */', '{  /* a */ }'])('%j', (text) => {
    expect(withMarks(text.replace(/[«»]/g, ''))).toBe(text)
  })
})

describe('a name in braces', () => {
  it('is a placeholder in Markdown and an expression in MDX', () => {
    expect(withMarks('Hi {name}, { $a_1 }')).toBe('Hi {name}, { $a_1 }')
    expect(withMarks('Hi {name}, { $a_1 }', true)).toBe('Hi «{name}», «{ $a_1 }»')
  })

  it('is an expression beside other syntax of MDX, in the order of the text', () => {
    expect(withMarks('Hi {name}, {a.b} and {c}')).toBe('Hi «{name}», «{a.b}» and «{c}»')
  })

  it.each(['/{a} {b}/c', '{a b}', 'n{a} {b}n'])('is not an expression in %j', (text) =>
    expect(withMarks(text, true)).toBe(text),
  )
})

it('finds each construct once, where one contains another', () => {
  expect(withMarks('{{ a.b }} <Card title={a.b} /> {% a {{ b }} %}')).toBe(
    '«{{ a.b }}» «<Card title={a.b} />» {% a «{{ b }}» %}',
  )
})

it('names an indented construct where its text begins', () => {
  expect(findForeign('Text\n  [[toc]]')).toMatchObject([{ at: 7 }])
})

it('shows the first line of a text, and of a long one 40 characters', () => {
  expect(excerpt(' \n a b \nc')).toBe('a b ')
  expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40))
  expect(excerpt('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`)
})
