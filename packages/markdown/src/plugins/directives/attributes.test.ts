import { expect, it } from 'vitest'
import { findingsOf } from '../../fixtures/compile-text'

it('reports wrong attributes of a list of pages', async () => {
  expect(
    await findingsOf('::pages{tags=a}\n\n::pages{limit=0 sort=size as=table description=no}'),
  ).toEqual([
    '1:1 directive/attribute "::pages" has no attribute "tags".',
    '3:1 directive/attribute Invalid "limit" of "::pages": "0".',
    '3:1 directive/attribute Invalid "sort" of "::pages": "size".',
    '3:1 directive/attribute Invalid "as" of "::pages": "table".',
    '3:1 directive/attribute Invalid "description" of "::pages": "no".',
  ])
})

it('reports attributes that a directive or a tab does not have', async () => {
  const text = '::::tabs{sync=a}\n:::tab[A]{open}\na\n:::\n::::\n\n:::tip{#id .b titel=c}\na\n:::'
  expect(await findingsOf(text)).toEqual([
    '1:1 directive/attribute ":::tabs" has no attribute "sync".',
    '2:1 directive/attribute ":::tab" has no attribute "open".',
    '7:1 directive/attribute ":::tip" has no attribute "titel".',
  ])
})
