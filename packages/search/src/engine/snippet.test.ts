import fc, { runs } from '@landing/tooling/fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldText, unfoldRange } from '../text/fold'
import { Matcher } from './matcher'
import { bestPassage, cutSnippet, linesWith, SNIPPET_LENGTH } from './snippet'

const matcherOf = (...words: string[]) =>
  new Matcher(words.map((term, group) => ({ term, group, open: false })))

function snippetOf(text: string, ...words: string[]) {
  const matcher = matcherOf(...words)
  const worth = words.map(() => 1)
  return cutSnippet(
    text,
    matcher,
    bestPassage(linesWith([text], matcher), worth, () => 0),
  )
}

const filler = 'lorem ipsum dolor sit amet consectetur '.repeat(12)

describe('a snippet', () => {
  it('is the whole text when it fits', () => {
    expect(snippetOf('Run terraform plan.', 'plan')).toEqual({
      text: 'Run terraform plan.',
      ranges: [[14, 18]],
    })
  })

  it('begins and ends at words, with ellipses where it is cut', () => {
    const { text, ranges } = snippetOf(`${filler}the exporter runs ${filler}`, 'exporter')
    expect(text).toMatch(/^…\S.*\S…$/)
    const words = new Set(`${filler}the exporter runs`.split(' '))
    for (const word of text.slice(1, -1).split(' ')) expect(words).toContain(word)
    expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(['exporter'])
  })

  it('shows where most of the words stand together', () => {
    const text = `alpha ${filler} beta ${filler} alpha beta gamma ${filler} gamma alpha`
    const { text: shown, ranges } = snippetOf(text, 'alpha', 'beta', 'gamma')
    expect(ranges.map(([from, to]) => shown.slice(from, to))).toEqual(['alpha', 'beta', 'gamma'])
  })

  it('joins lines of code and keeps blocks apart', () => {
    expect(snippetOf('Run it:\n\na {\n  b = 1\n}\n\nThen stop.', 'stop').text).toBe(
      'Run it:\n\na {   b = 1 }\n\nThen stop.',
    )
  })

  it('goes to the line with the rarer word', () => {
    const matcher = matcherOf('the', 'exporter')
    const lines = ['the the the the', 'an exporter', 'the cat']
    const found = linesWith(lines, matcher)
    expect(bestPassage(found, [0.1, 3], () => 0).line).toBe(1)
    expect(bestPassage(found, [0.1, 3], (line) => (line === 2 ? 9 : 0)).line).toBe(2)
    expect(bestPassage(linesWith(['nothing'], matcher), [1, 1], () => 9).line).toBe(-1)
  })

  it('keeps surrogate pairs whole in a text without spaces', () => {
    for (const shift of ['', 'x']) {
      const text = `${shift}${'𠮷'.repeat(200)}身份${'𠮷'.repeat(200)}`
      const { text: shown, ranges } = snippetOf(text, '身份')
      expect(shown).toMatch(/^…(?:𠮷)+身份(?:𠮷)+…$/u)
      expect(shown.length).toBeGreaterThan(SNIPPET_LENGTH - 3)
      expect(shown.length).toBeLessThanOrEqual(SNIPPET_LENGTH)
      expect(ranges.map(([from, to]) => shown.slice(from, to))).toEqual(['身份'])
    }
  })

  it('keeps letters and their marks together in a text without spaces', () => {
    for (let shift = 0; shift < 8; shift++) {
      const thai = 'ที่นี่น้ำ'.repeat(60)
      const text = `${thai}${'ก'.repeat(shift)}ค้นหา${thai}`
      const shown = snippetOf(text, 'ค้นหา').text.slice(1, -1)
      const start = text.indexOf(shown)
      expect(`${text[start]}${text[start + shown.length]}`).not.toMatch(/\p{M}/u)
    }
  })

  it('is never too long, never cuts a surrogate pair, marks only what it shows', () => {
    const word = fc.oneof(
      fc.constantFrom('exporter', 'Größe', '𠮷野家', '身份验证', 'x'.repeat(200), 'a'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const source = words.join(' ')
        const { text, ranges } = snippetOf(source, 'exporter', 'grosse', '身份')
        expect(text.length).toBeLessThanOrEqual(SNIPPET_LENGTH)
        expect(() => encodeURIComponent(text)).not.toThrow()
        const inner = text.replace(/^…/, '').replace(/…$/, '')
        expect(source).toContain(inner)
        let last = 0
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          last = to
        }
      }),
    )
  })
})

describe('a matcher', () => {
  const found = (text: string, ...words: Parameters<typeof matcherOf>) =>
    matcherOf(...words)
      .find(text)
      .map(({ start, end }) => text.slice(start, end))

  it.each<[text: string, words: string[], found: string[]]>([
    ['Terraform terraforms TERRAFORM', ['terraform'], ['Terraform', 'TERRAFORM']],
    ['Äpfel, Apfel', ['apfel'], ['Äpfel', 'Apfel']],
    // The longest word wins, and places never overlap.
    ['azurerm_linux_vm', ['azurerm_linux_vm', 'linux', 'vm'], ['azurerm_linux_vm']],
    ['my_linux_vm', ['linux', 'vm'], ['linux', 'vm']],
    ['我们管理身份验证', ['身份', '验证'], ['身份', '验证']],
    ['c++ and c#', ['c++', 'c#'], ['c++', 'c#']],
    ['(a+b)*', ['a+b', '('], ['a+b']],
    ['nothing', [], []],
  ])('finds in %s', (text, words, places) => {
    expect(found(text, ...words)).toEqual(places)
  })

  it('finds the rest of a word that is still being typed', () => {
    const matcher = new Matcher([{ term: 'terra', group: 0, open: true }])
    expect(matcher.find('Terraform, miniterra')).toEqual([{ start: 0, end: 5, group: 0 }])
  })

  it('leads back from the folded text to the written one', () => {
    expect(found('Die Größe, œuvre, Cafe\u0301, ﬁle', 'grosse', 'oeuvre', 'cafe', 'file')).toEqual([
      'Größe',
      'œuvre',
      'Cafe\u0301',
      'ﬁle',
    ])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text)
        const [first, end] = unfoldRange(folded, 0, folded.text.length)
        expect(fold(text.slice(0, first))).toBe('')
        expect(end).toBe(text.length)
        let last = 0
        for (let at = 0; at <= folded.text.length; at++) {
          const [start] = unfoldRange(folded, at, at)
          expect(start).toBeGreaterThanOrEqual(last)
          last = start
        }
      }),
      // Letters that fold to nothing: alone, before and behind others.
      { numRuns: runs(1000), examples: [['\ufcf2'], ['\u0640a'], ['a\u0640b\u0640']] },
    )
  })
})
