import { describe, expect, it } from 'vitest'
import { findSlips, type SlipCode } from './slips'

const slipsIn = (text: string) => findSlips(text, text)

/** The places of slips in a text, marked with `»`. */
function withMarks(text: string): string {
  let result = ''
  let from = 0
  for (const { at } of slipsIn(text)) {
    result += `${text.slice(from, at)}»`
    from = at
  }
  return result + text.slice(from)
}

const examples: readonly (readonly [code: SlipCode, ...texts: string[]])[] = [
  [
    'page/merge-conflict',
    'a\n»<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d',
    '»<<<<<<<\n\t»<<<<<<<\td',
    'a <<<<<<< b',
    '<<<<<< b',
    '<<<<<<<b',
    'a\n»>>>>>>> 5f2a1b\n»>>>>>>> feature/x (Title)\n»>>>>>>> 5f2a1b... Title',
    '»||||||| 5f2a1b\n»||||||| merged common ancestors',
    '»<<<<<<< a\n||||||| b\n=======\n>>>>>>> c\n»>>>>>>> d',
    '»> <<<<<<< a\n>>>>>>> b',
    '>>>>>>>\n>>>>>>>> a\n>>>>>>> two words\n >>>>>>> a\n> > > > > > > a',
    '|||||||\n||||||| a |\n|||||||| a',
    '<<<<<<<< b',
  ],
  [
    'headings/no-space',
    '»##a\n   »###*b*\n»######1',
    'a ##b',
    '    ##a',
    '- »##a\n> »##b\n1. > * »###c\n  »##d',
    '-##a',
    '#a',
    '#######a',
    '## a',
    '##-a',
  ],
  [
    'links/undefined',
    'a »[b][c] and »[d][]',
    'a »[^b] [^c d',
    'a[0][1]',
    'Map\\<S>["key"][] Set\\<S>[\'key\'][]',
    'sum([values][, accessor]) read(fd[, options][, callback])',
    'a »["b"][c]',
    '\\[a][b]',
    'a »![b][c], »![d][] and »![][e]',
    '\\![a] \\![b][c] »![a] ![a](b)',
    'a![b] #![b] ![1] ![[b]] ![b]: ![b]c',
    'a »[docs [nested]][b] and »[c [d][e] f][g]',
    'a[b[c]][d] [a [b]] [c]',
    '[a](b)[c][d]',
    '»[^a][b]',
    '[a][b](c) [a][b][c]',
    '»[a\n][b] »![a\nb][c]',
    '[a\n\n][b]',
    '[^a]: b',
    '[[^a]]',
    '\\[^a]',
    '[^] [^ ] [^^]',
  ],
  [
    'links/address',
    'a »[b](./c d.md) »![b](/c.png "d) e»[f](https://g.org/h',
    '»[a](../b\nc) »[a\nb](c d.md)',
    '[a](./b) \\[a](./b c)',
    '[a](see b) [a](b.c d) [a](n/a, b)',
  ],
  ['html/unclosed', 'a »<!-- b\nc', 'a »<b c="d>e', "a »<b c='d>e", 'a »<b-1 c="d" e="f>'],
  ['html/unclosed', '<b c="d">', '<b c=d>', '\\<b c="d>', '<B c="d>', '<b c="d\n>'],
]

describe.each(examples)('%s', (code, ...texts) => {
  it.each(texts)('%j', (text) => {
    const plain = text.replaceAll('»', '')
    expect(withMarks(plain)).toBe(text)
    for (const slip of slipsIn(plain)) expect(slip.code).toBe(code)
  })
})

describe('a slip', () => {
  it('is quoted as it is written, in the order of the text', () => {
    const text = '[`a`][b]\n##c\n[^d]\n<a b="c>\n<!-- e\n<<<<<<<'
    const prose = text.replace('`a`', '   ')
    expect(findSlips(prose, text).map(({ message, help }) => [message, help])).toEqual([
      [
        'There is no definition for the link "[`a`][b]".',
        'Define it on a line of its own, [name]: https://…, or write [text](address).',
      ],
      [
        '"##c" is not a heading: "#" needs a space after it.',
        'Write a space between "#" and the text.',
      ],
      ['There is no footnote "[^d]".', 'Write its text on a line of its own: [^name]: Text.'],
      ['Unclosed quote in "<a b="c>".', 'Close the quote: <a href="…">.'],
      ['The comment is never closed, and is shown as text.', 'Write "-->" where it ends.'],
      [
        'A merge conflict is not resolved here.',
        'Keep one of both texts, and remove the lines "<<<<<<<", "=======" and ">>>>>>>".',
      ],
    ])
  })

  it.each([
    ['[a](./b c.md)', 'Write "%20" for each space of its address, or (<./b c.md>).'],
    ['[a](./b.md', 'Write ")" where its address ends.'],
    ['[a](./b.md "c)', 'Close the quote of its title.'],
    ['[a](./b(c.md)', 'Write (<…>) around its address.'],
  ])('in a link is explained: %s', (text, help) => {
    const message = `"${text}" is not a link, and is shown as text.`
    expect(slipsIn(text)).toMatchObject([{ message, help }])
  })

  it('in an image, and a link within another, are explained', () => {
    expect(slipsIn('![a](./b c.png)')[0]?.message).toBe(
      '"![a](./b c.png)" is not an image, and is shown as text.',
    )
    const text = '[a [b](./c.md) d](./e.md)'
    expect(findSlips('[a  b           d](./e.md)', text)).toMatchObject([
      {
        message: `"${text}" is not a link, and is shown as text.`,
        help: 'Take the link out of its text: links cannot contain links.',
      },
    ])
  })

  it('of a heading can be fixed', () => {
    expect(slipsIn(' ###a #b')).toMatchObject([{ fix: { from: '###', to: '### ' } }])
    expect(slipsIn('[a][b]')[0]).not.toHaveProperty('fix')
  })
})
