import { expect, it } from 'vitest'
import { takeCustomId } from './custom-id'

it.each([
  ['Set up {#setup}', 'Set up', 'setup'],
  ['Set up{#setup} ', 'Set up', 'setup'],
  ['C# {#c}', 'C#', 'c'],
])('takes the id of %j', (heading, text, id) => {
  expect(takeCustomId(heading)).toEqual({ text, id })
})

it.each(['Set up {: #setup }', 'Set up { #setup }', 'Set up {#a .b}', 'Set up {#setup'])(
  'finds no id in %j',
  (text) => {
    expect(takeCustomId(text)).toBeUndefined()
  },
)
