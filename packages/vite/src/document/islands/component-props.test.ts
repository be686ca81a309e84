import { expect, it } from 'vitest'
import { type PropTypes, readComponentProps } from './component-props'

const types = {
  label: 'string',
  count: 'number?',
  open: 'boolean?',
  tone: ['info', 'warning', undefined],
} as const satisfies PropTypes

const read = (attributes: Record<string, string>, given: PropTypes | undefined = types) =>
  readComponentProps('notice', attributes, given)

it('converts attributes to the types of the props', () => {
  expect(read({ label: '1', count: '2.5', open: '', tone: 'info' })).toEqual({
    props: { label: '1', count: 2.5, open: true, tone: 'info' },
    problems: [],
  })
  expect(read({ label: '', open: 'false' }).props).toEqual({ label: '', open: false })
})

it('gives all attributes as strings without types', () => {
  const { props } = readComponentProps('notice', { count: '2', class: 'a b' }, undefined)
  expect(props).toEqual({ count: '2', className: 'a b' })
})

it.each([
  [{ label: 'x', tpne: 'info' }, 'has no prop "tpne". Did you mean "tone"? Known props: label, '],
  [{ label: 'x', size: '1' }, 'has no prop "size". Known props: label, count, open, tone.'],
  [{ label: 'x', toString: '1' }, 'has no prop "toString"'],
  [{}, 'The prop "label" of the component "notice" is missing. It must be a string.'],
  [{ label: 'x', count: 'many' }, 'Invalid value "many" of the prop "count"'],
  [{ label: 'x', count: '' }, 'it must be a number.'],
  [{ label: 'x', open: 'yes' }, 'it must be "true" or "false".'],
  [{ label: 'x', tone: 'warnign' }, 'one of "info", "warning". Did you mean "warning"?'],
])('reports %o', (attributes, message) => {
  const [problem, ...rest] = read(attributes).problems
  expect(rest).toEqual([])
  expect([problem?.message, problem?.help].join(' ')).toContain(message)
})

it('knows components without props', () => {
  expect(read({ a: 'b' }, {}).problems).toMatchObject([{ help: 'It has no props.' }])
})
