import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { needsReference } from './needs-reference'
import { createReferenceParser } from './reference'

// The tree of the reference, so that the tests do not depend on the native parser.
const { parse } = createReferenceParser()
const isReread = (text: string) => needsReference(parse(text), text)
/** As CommonMark reads it, and the native parser. */
const plain = unified().use(remarkParse)

it.each([
  ['a class in both forms', ':::note{.a class=b}\nText\n:::'],
  ['an id in both forms, the second one later', ':::note{.a x=1 id=b}\nText\n:::'],
  ['a class in the short form', '::leaf{.a-b}'],
  ['values without double quotes', "::leaf{a='b' c=d}"],
  ['brackets in a label', ':::note[a [b](c)]\nText\n:::'],
  ['braces in a value', '::leaf{a="{b}"}'],
  ['an emoji beside emphasis', '*😀*'],
  ['an emoji before an address', '😀https://a.example'],
  ['stars between an underscore and a word', 'a_*b*'],
  ['stars between a word and an underscore', 'a*_b'],
  ['a task without text', '- [ ]\n- a'],
  ['a task without text, in a list of a quote', '> 1. - [x]'],
  ['colons before what is no name', '::: 1\n'],
  ['a tab after a colon', 'a:\tb'],
  ['a definition', 'Term\n: What it is'],
  ['a directive that is text', 'a\n::1'],
  ['a mail address that is text', 'a\\@b.example'],
  ['a directive in a list', '- a\n\n  :::note\n  Text\n  :::'],
  ['an address in the head of a table', '| www.a.example |\n| - |\n| b |'],
  ['an address that swallows a cell', '| a | b |\n| - | - |\n| https://a.example/\\|c | d |'],
  ['a row that begins with HTML', '| a |\n| - |\n<b>c</b> |'],
  ['HTML that ends inside of a tag', '<div\n\nText'],
  ['a value with a reference', '::leaf{a="b&amp;c"}'],
  ['a value in quotes that ends late', ":::note{a='b'c}\nText\n:::"],
  ['text behind attributes', ':::note{a=b} c'],
  ['text behind a label', ':::note[a] b'],
  ['an id in both forms', '::leaf{id=a #b}'],
  ['a class in both forms, in a tab', '::leaf{x\t.a class=b}'],
  ['an emoji after emphasis', '*a*😀'],
  ['an emoji before a tilde', '😀~a~'],
  ['an emoji before www', '😀WWW.a.example'],
  ['an emoji after a colon', 'a:😀'],
  ['stars after an underscore', 'a _**b** c'],
  ['colons before a digit, in a quote', '> ::::  1'],
  ['a definition in a quote', '> Term\n> :\tWhat it is'],
  ['a colon alone in a line', 'Term\n:'],
  ['a numbered task without text', 'a\n\n10) [X] '],
  ['a directive indented in text', 'a\n\t ::1'],
  ['an address in the head of a table, in a cell', '| a | https://b.example |\n| - | - |'],
])('reads %s with the reference', (_, text) => {
  expect(isReread(text)).toBe(true)
})

it.each([
  ['plain text with an emoji', 'A **bold** word 😀, *and* _more_.'],
  ['a class beside text that names one', ':::note[.a class=b]\nText\n:::'],
  ['attributes', '::leaf[Label]{a="b c" h}'],
  ['a label alone', ':::note[Label]\nText\n:::'],
  ['tasks', '- [ ] a\n- [x] b\n\n1. [ ] c'],
  ['brackets outside of a list', '[ ]\n\na [x]'],
  ['colons in a line', 'a :: b: c'],
  ['a time', 'At 10:30'],
  ['an at sign', '@scope/name and a@b'],
  ['a list', '- a\n\n  > b'],
  ['links in a table', '| [a](b) |\n| - |\n| www.a.example |'],
  ['HTML', '<div>\nText\n</div>'],
  ['HTML before spaces', '<div>\nText\n</div>  \n\nText'],
  ['a directive with an empty value', '::leaf{}'],
  ['a directive with spaces in its braces', '::leaf-1{ a:b  c_d="" }  '],
  ['a class in the long form', '::leaf{class="a-b" id="c"}'],
  ['values of all characters but quotes', '::leaf{g="h=i/?:-\'"}'],
  ['an emoji between words', 'a 😀 b😀c, 😀: www.a.example'],
  ['stars and underscores apart', 'a_b * c _d_ *e* **f**'],
  ['colons before a name', 'a\n\n:::note\nText\n:::'],
  ['a definition in the middle of a line', 'a : b'],
  ['a task with a text', '- [x] [ ] a'],
  ['rows that begin without HTML', '| a |\n| - |\n| <b>c</b> |'],
  ['an address below the head of a table', '| a |\n| - |\n| https://a.example |'],
  ['an at sign between spaces', 'a @ b.c'],
  ['emphasis of Chinese', '中**重点**，*文*'],
])('trusts %s', (_, text) => {
  expect(isReread(text)).toBe(false)
})

it.each([
  ['marks before punctuation', '这是**“重点”**的'],
  ['marks behind punctuation', '**注意。**请看'],
  ['marks between punctuation and a word, which CommonMark pairs', '**注意：**请用**最新版**。'],
  ['marks behind code', '값**`a`**은'],
])('reads %s with the reference beside Chinese, Japanese and Korean', (_, text) => {
  expect(needsReference(plain.parse(text), text)).toBe(true)
})
