import { expect, it } from 'vitest'
import { withCauses } from './with-causes'

it('says in one error what all causes say, and where the first of them arose', () => {
  const first = new Error('It rains.')
  const error = withCauses(new Error('No picnic.', { cause: new Error('Wet.', { cause: first }) }))
  expect(error).toMatchObject({ message: 'No picnic.\nCause: Wet.\nCause: It rains.' })
  expect(error).toMatchObject({ stack: first.stack })
})

it('leaves everything else as it is', () => {
  const alone = new Error('Alone.')
  for (const thrown of [alone, 'a text', undefined]) expect(withCauses(thrown)).toBe(thrown)
  const circle = new Error('A circle.')
  circle.cause = circle
  expect(withCauses(circle)).toBe(circle)
})
