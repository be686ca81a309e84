import { describe, expect, it } from 'vitest'
import { encodeNameFilter, mayHaveName } from './name-filter'

const named = (prefix: string, length: number) => Array.from({ length }, (_, n) => `${prefix}_${n}`)

const once = (terms: readonly string[]) => ({
  terms,
  counts: new Uint32Array(terms.length).fill(2),
})

const shareOf = (filter: Uint8Array, names: readonly string[]) =>
  names.filter((name) => mayHaveName(filter, name)).length / names.length

describe('the filter of names', () => {
  it('takes half a byte a name, knows all of them and denies most others', () => {
    const filter = encodeNameFilter(once(named('argument', 2000)))
    expect(filter).toHaveLength(1000)
    expect(shareOf(filter, named('argument', 2000))).toBe(1)
    expect(shareOf(filter, named('another', 2000))).toBeLessThan(0.2)
  })

  it('holds identifiers of two to four words only', () => {
    const terms = ['a_b', 'a_b_c', 'a_b_c_d_e', 'v1.2', 'dash-ed', 'plain']
    const filter = encodeNameFilter(once(terms))
    expect(filter).toHaveLength(1)
    expect(mayHaveName(filter, 'a_b')).toBe(true)
    expect(mayHaveName(encodeNameFilter(once([])), 'a_b')).toBe(false)
  })

  it('keeps those on the most pages where there are too many', () => {
    const often = named('often', 100)
    const all = once([...named('rare', 50_000), ...often])
    const filter = encodeNameFilter({ ...all, counts: all.counts.fill(40, 50_000) })
    expect(filter).toHaveLength(4096)
    expect(shareOf(filter, often)).toBe(1)
  })
})
