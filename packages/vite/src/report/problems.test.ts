import { type Diagnostic, LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { createProblems } from './problems'

const broken: Diagnostic = {
  code: 'front-matter/syntax',
  severity: 'throw',
  message: 'Broken.',
  location: { file: 'docs/a.md' },
}
const failing = (error: unknown) => Promise.reject(error)
const noData = new LandingError('page/render', 'No data.')

it('throws the error of a phase as it is if nothing else is wrong', async () => {
  const problems = createProblems('/site', [])
  expect(await problems.during(failing(noData))).toBeUndefined()
  expect(() => problems.settle([{ ...broken, severity: 'warn' }])).toThrow(noData)
})

it('throws one error with the mistakes of all phases', async () => {
  const problems = createProblems('/site', [broken])
  expect(await problems.during(Promise.resolve('done'))).toBe('done')
  await problems.during(failing(noData))
  expect(() => problems.settle([{ ...broken, message: 'Wrong.' }])).toThrow('Found 3 errors.')
})

it('throws what is no mistake in the site at once, unless a mistake may have caused it', async () => {
  const noNetwork = new Error('No network.')
  await expect(createProblems('/site', []).during(failing(noNetwork))).rejects.toBe(noNetwork)
  const problems = createProblems('/site', [broken])
  expect(await problems.during(failing(noNetwork))).toBeUndefined()
  const isFull = new LandingError('build/file-system', 'The disk is full.')
  await expect(problems.during(failing(isFull))).rejects.toBe(isFull)
})
