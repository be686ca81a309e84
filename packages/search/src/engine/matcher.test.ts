import { describe, expect, it } from 'vitest'
import { Matcher, toRanges } from './matcher'

const word = (term: string, group = 0, open = false) => ({ term, group, open })
const found = (text: string, ...words: ReturnType<typeof word>[]) =>
  new Matcher(words).find(text).map(({ start, end, group }) => [text.slice(start, end), group])

describe('a word', () => {
  it.each(['form', 'Form.', '(form)', 'form’s', 'form-a', '“form”', 'form…'])(
    'is in %s',
    (text) => {
      expect(found(text, word('form'))).toHaveLength(1)
    },
  )

  it.each(['form0', 'form9', 'forma', 'formz', 'formд', '0form', '9form', 'zform', 'дform', 'for'])(
    'is not in %s',
    (text) => expect(found(text, word('form'))).toEqual([]),
  )

  it('that is typed may go on, but not begin earlier', () => {
    expect(found('formal form reform', word('form', 0, true))).toEqual([
      ['form', 0],
      ['form', 0],
    ])
  })

  it('stands anywhere in scripts without spaces', () => {
    expect(found('我的身份验证', word('身份'))).toEqual([['身份', 0]])
  })

  it('is the longest that fits, in the order of the text', () => {
    const words = [word('sub', 0, true), word('account', 1), word('subaccount', 2)]
    expect(found('Account: subaccount, substance', ...words)).toEqual([
      ['Account', 1],
      ['subaccount', 2],
      ['sub', 0],
    ])
  })

  it('may go on if one of two that are the same may', () => {
    for (const isFirst of [true, false]) {
      const words = [word('form', 0, isFirst), word('form', 1, !isFirst)]
      expect(found('formal', ...words)).toEqual([['form', isFirst ? 0 : 1]])
    }
  })

  it('is not an empty one', () => {
    expect(found('a b', word('', 0, true), word('b', 1))).toEqual([['b', 1]])
    expect(found('a b')).toEqual([])
  })
})

it('joins ranges that touch or overlap', () => {
  const ranges = toRanges([
    { start: 0, end: 2, group: 0 },
    { start: 2, end: 6, group: 1 },
    { start: 3, end: 4, group: 0 },
    { start: 7, end: 8, group: 0 },
  ])
  expect(ranges).toEqual([
    [0, 6],
    [7, 8],
  ])
})
