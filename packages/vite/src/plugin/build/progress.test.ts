import { expect, it } from 'vitest'
import { createProgress } from './progress'

it('prints lines where there is no terminal', () => {
  const lines: string[] = []
  const progress = createProgress('pages', 1610, (line) => lines.push(line), {
    isTTY: false,
    write: () => true,
  })
  for (let done = 1; done <= 1610; done++) progress.advance(done)
  progress.end()
  expect(lines).toEqual([500, 1000, 1500].map((done) => `  ${done} of 1610 pages`))
})

it('draws a bar in a terminal, and takes it away', () => {
  const written: string[] = []
  const terminal = {
    isTTY: true,
    write: (text: string) => {
      written.push(text)
      return true
    },
  }
  const progress = createProgress('pages', 4, () => {}, terminal)
  progress.advance(4)
  progress.end()
  expect(written).toEqual([`\r  ${'█'.repeat(30)} 4 of 4 pages\u001b[K`, '\r\u001b[K'])
})
