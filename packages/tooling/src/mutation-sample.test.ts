import { describe, expect, it } from 'vitest'
import { estimate, sampleOf, strykerPlugins } from './mutation-sample.mjs'

const mutants = Array.from({ length: 200 }, (_, line) => ({
  id: String(line),
  fileName: `/a/src/${line % 7}.ts`,
  location: { start: { line, column: 0 }, end: { line, column: 4 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
}))

describe('a sample', () => {
  it('has the same mutants in another order, with other ids and in another folder', () => {
    const elsewhere = mutants.toReversed().map((mutant) => ({
      ...mutant,
      id: `x${mutant.id}`,
      fileName: mutant.fileName.replace('/a/', '/b/'),
    }))
    const ids = sampleOf(mutants, 20, '/a').map(({ id }) => `x${id}`)
    expect(ids).toHaveLength(20)
    expect(sampleOf(elsewhere, 20, '/b').map(({ id }) => id)).toEqual(ids)
  })

  it('is part of every larger one', () => {
    const small = sampleOf(mutants, 20, '/a')
    expect(sampleOf(mutants, 50, '/a')).toEqual(expect.arrayContaining(small))
    expect(sampleOf(mutants, 999, '/a')).toHaveLength(mutants.length)
  })

  it('passes the checker, which rejects the other mutants', async () => {
    const Checker = strykerPlugins[0].injectableClass
    const checker = new Checker({ sample: 20 })
    expect((await checker.group(mutants)).flat()).toHaveLength(mutants.length)
    const results = Object.values<{ status: string }>(await checker.check(mutants))
    const statuses = results.map(({ status }) => status)
    expect(statuses.filter((status) => status === 'passed')).toHaveLength(20)
    expect(statuses.filter((status) => status === 'compileError')).toHaveLength(180)
  })
})

describe('the estimate', () => {
  const of = (counts: Readonly<Record<string, number>>) =>
    estimate(
      Object.entries(counts).flatMap(([status, count]) =>
        Array.from({ length: count }, () => ({ status })),
      ),
    )

  it('counts timeouts as detected, and mutants without tests as missed', () => {
    const { score, tested } = of({
      Killed: 5,
      Timeout: 1,
      Survived: 1,
      NoCoverage: 1,
      RuntimeError: 9,
    })
    expect(score).toBe(75)
    expect(tested).toBe(8)
  })

  it('is within ± 3.9 % for 400 of very many mutants, and exact for all mutants', () => {
    expect(of({ Killed: 320, Survived: 80, CompileError: 40_000 }).interval).toBeCloseTo(3.9, 1)
    expect(of({ Killed: 320, Survived: 80 }).interval).toBe(0)
    expect(of({ Killed: 320, Survived: 80, Ignored: 40_000 }).interval).toBe(0)
  })
})
