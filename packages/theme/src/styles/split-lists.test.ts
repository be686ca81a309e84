import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { splitLists } from '../../scripts/split-lists.mjs'

function split(selector: string): string {
  const { code } = transform({
    filename: 'sheet.css',
    code: Buffer.from(`${selector}{color:red}`),
    minify: true,
    visitor: { Selector: splitLists },
  })
  return code.toString().replace('{color:red}', '')
}

describe('lists of selectors', () => {
  it.each([
    ['.a :is(b, i)', '.a b,.a i'],
    ['.a > :is(b, i):hover::before', '.a>b:hover:before,.a>i:hover:before'],
    [':is(.a, .b):not(.c)', '.a:not(.c),.b:not(.c)'],
    [':is(.a > b, i.c)', '.a>b,i.c'],
    // Entries that are weaker than the strongest would lose to other rules.
    [':is(.a, b)', ':is(.a,b)'],
    [':where(.a, .b > i):hover', ':where(.a):hover,:where(.b>i):hover'],
    // The end names a class or an element without it.
    ['.a:is(:hover, :active)', '.a:is(:hover,:active)'],
    // `.a` is any element around `b`, also one around `.c`.
    ['.c :is(.a b, .d i)', '.c :is(.a b,.d i)'],
    [':is(.a, .b) i', ':is(.a,.b) i'],
  ])('%s', (selector, expected) => {
    expect(split(selector)).toBe(expected)
  })
})
