import { describe, expect, it } from 'vitest'
import { endOfTag, tagsOf } from './tags'

/** The tags of a text as they are written. */
const sources = (html: string) => tagsOf(html).map(({ start, end }) => html.slice(start, end))

describe('tags in raw HTML', () => {
  it('have a name, attributes and a kind', () => {
    expect(tagsOf('a<b c="d">e</b><img f/><!-- g -->')).toEqual([
      {
        name: 'b',
        start: 1,
        end: 10,
        closes: false,
        isSelfClosing: false,
        attributes: ' c="d"',
        isUnfinished: false,
      },
      {
        name: 'b',
        start: 11,
        end: 15,
        closes: true,
        isSelfClosing: false,
        attributes: '',
        isUnfinished: false,
      },
      {
        name: 'img',
        start: 15,
        end: 23,
        closes: false,
        isSelfClosing: true,
        attributes: ' f',
        isUnfinished: false,
      },
      {
        name: '!--',
        start: 23,
        end: 33,
        closes: false,
        isSelfClosing: false,
        attributes: ' g ',
        isUnfinished: false,
      },
    ])
  })

  it.each([
    ['<Tabs.Item> <x-y:z_1.2>', ['<Tabs.Item>', '<x-y:z_1.2>']],
    ['<b\nc> <d/> <e', ['<b\nc>', '<d/>', '<e']],
    ['a < b, <1>, < c>, <>, </>', []],
    ['Map<String, T> <d@e.f> <g,h> </i,>', ['<String,', '<d@e.f', '<g,h', '</i,']],
    ['<Promise<void>> <List<b<c>>', ['<Promise', '<void>', '<List', '<b', '<c>']],
    ["<g, it's> <b>", ['<g,', '<b>']],
    ['<b c=">" d=\'>"\'>e', ['<b c=">" d=\'>"\'>']],
    ['<!-- <b> -- > --> <c>', ['<!-- <b> -- > -->', '<c>']],
    ['<!--> <b>', ['<!-->', '<b>']],
    ['<script>a <b> c</script> <d>', ['<script>', '</script>', '<d>']],
    [
      '<!A b> <![CDATA[ <c> > ]]> <?d > ?> <e>',
      ['<!A b>', '<![CDATA[ <c> > ]]>', '<?d > ?>', '<e>'],
    ],
    ['<!> <! a> <![b]>', []],
    ['<STYLE>a <b> c</style> <d>', ['<STYLE>', '</style>', '<d>']],
    ['<script>a <b>', ['<script>']],
    ['</script> <b>', ['</script>', '<b>']],
    ['<code><b></code>', ['<code>', '<b>', '</code>']],
  ])('are found in %j', (html, tags) => expect(sources(html)).toEqual(tags))

  it('are marked if their name is none', () => {
    const marks = tagsOf('<a.b> <a,b> <a<b>').map(({ name, isText }) => [name, isText])
    expect(marks).toEqual([
      ['a.b', undefined],
      ['a,b', true],
      ['a', true],
      ['b', undefined],
    ])
  })

  it.each([
    ['<a b="c> <d>', 'a', ' b="c> <d>'],
    ['<a', 'a', ''],
    ['<!-- a <b>', '!--', ' a <b>'],
  ])('end with the text where nothing ends them: %j', (html, name, attributes) => {
    expect(tagsOf(html)).toEqual([
      {
        name,
        start: 0,
        end: html.length,
        closes: false,
        isSelfClosing: false,
        attributes,
        isUnfinished: true,
      },
    ])
  })
})

it('finds the end of a tag outside of quotes', () => {
  expect(endOfTag('<a b=">">c>', 2)).toBe(8)
  expect(endOfTag("<a b='\">'>", 2)).toBe(9)
  expect(endOfTag('<a b="', 2)).toBe(-1)
})
