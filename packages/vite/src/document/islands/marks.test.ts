import { expect, it } from 'vitest'
import { createMarks } from './marks'

const { open, close, block, fill } = createMarks('mark')

it('replaces pairs, inner ones first, and blocks', () => {
  const html = `a${open(0)}b${open(1)}c${close(1)}${block(0)}${close(0)}d${open(2)}${close(2)}`
  const filled = fill(
    html,
    (number, between) => `<${number}>${between}</${number}>`,
    (number) => `[${number}]`,
  )
  expect(filled).toBe('a<0>b<1>c</1>[0]</0>d<2></2>')
})

it('leaves everything else as it is', () => {
  const html = '<p>no mark here, marki; markx1;</p>'
  expect(
    fill(
      html,
      () => '',
      () => '',
    ),
  ).toBe(html)
})
