import { LandingError } from '@landing/schema'
import { expect, it } from 'vitest'
import { codeProblems } from './code-problems'

it('gives each mistake of the bundler a place, without its own excerpt', () => {
  const loc = { line: 1, column: 36 }
  const text =
    '\u001b[31m[PARSE_ERROR]\u001b[0m Unexpected token\n  ╭─[ src/a.tsx:1:37 ]\n 1 │ <p>{'
  const errors = [{ message: text, loc }, { message: 'No entry' }]
  const problems = codeProblems(Object.assign(new Error('Build failed.'), { errors }), '/site')
  expect(problems?.map(({ location, message }) => ({ location, message }))).toEqual([
    {
      location: { file: '/site/src/a.tsx', line: 1, column: 37 },
      message: 'The site cannot be built: Unexpected token.',
    },
    { location: { file: 'build' }, message: 'The site cannot be built: No entry.' },
  ])
})

it('gives the list of an error of Landing, or the error itself, and nothing of others', () => {
  const error = new LandingError('x/y', 'Wrong.')
  expect(codeProblems(error, '/site')).toMatchObject([{ code: 'x/y', message: 'Wrong.' }])
  const diagnostics = codeProblems(error, '/site') ?? []
  const list = new LandingError('content/problems', 'Found 1 error.', { diagnostics })
  expect(codeProblems(list, '/site')).toBe(diagnostics)
  expect(codeProblems(new Error('No network.'), '/site')).toBeUndefined()
})
