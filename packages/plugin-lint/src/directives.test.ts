import { expect, it } from 'vitest'
import { compileText, findingsOf } from './fixtures/compile-text'

it('reports directives whose lines a formatter joined', async () => {
  const joined =
    'it has a space in front of its name, or more than "[a label]" and "{attributes}" behind it.'
  expect(await findingsOf(':::note Text. :::\n\n::::tabs :::tab[A] x ::: ::::')).toEqual([
    `1:1 directive/misplaced ":::note" is shown as text: ${joined}`,
    `3:1 directive/misplaced ":::tabs" is shown as text: ${joined}`,
  ])
})

it('names a container that is never closed, and only the one', async () => {
  const closed =
    ':::tip\nText.\n:::\n\n> :::note\n> In a quote.\n> :::\n\n- :::info\n  In a list.\n  :::\n'
  expect(await findingsOf(closed)).toEqual([])
  expect(await findingsOf(':::tip[A title]\nText.\n:::\n')).toEqual([])
  expect(await findingsOf('Text.\n\n:::tip\nText.\n\n## More\n')).toEqual([
    '3:1 directive/unclosed ":::tip" is not closed: everything after it becomes part of it.',
  ])
})

it('names two containers that one fence closes', async () => {
  expect(await findingsOf('::::note\n:::tip\nText.\n::::\n\nMore.\n')).toEqual([
    '1:1 directive/unclosed "::::note" is not closed: everything after it becomes part of it.',
  ])
  expect(await findingsOf(':::tip\nText.\n\n:::note\nInner.\n:::\n\nMore.\n')).toEqual([
    '1:1 directive/unclosed ":::tip" and the ":::note" in it are closed by one ":::".',
  ])
  expect(await findingsOf('::::tip\n:::note\nInner.\n:::\n::::\n\nMore.\n')).toEqual([])
})

it('names a box without text, unless it is of the site', async () => {
  expect(
    await findingsOf(':::note[Title]\n:::\n\n:::chart\n:::', { components: ['chart'] }),
  ).toEqual(['1:1 directive/misplaced ":::note" is empty.'])
})

it('names a fence that closes nothing', async () => {
  expect(await findingsOf(':::note\nText\n:::\n:::')).toEqual([
    '4:1 directive/misplaced ":::" closes no directive, and is shown as text.',
  ])
})

it('names fences of other tools', async () => {
  expect(await findingsOf('::: tip\nText\n:::\n\n:::note A title\n\nText')).toEqual([
    `1:1 directive/misplaced ":::tip" is shown as text: it has a space in front of its name, or more than "[a label]" and "{attributes}" behind it.`,
    `5:1 directive/misplaced ":::note" is shown as text: it has a space in front of its name, or more than "[a label]" and "{attributes}" behind it.`,
  ])
  const { findings } = await compileText('::: wraning A title\n\nText', { components: ['chart'] })
  expect(findings).toMatchObject([
    {
      code: 'directive/unknown',
      message: 'There is no directive ":::wraning".',
      help: expect.stringMatching(
        /^Did you mean ":::warning"\? Known: warning, note, .*, chart\.$/,
      ),
    },
  ])
})

it('names a component that is never closed', async () => {
  expect(await findingsOf(':::counter\nx', { components: ['counter'] })).toEqual([
    expect.stringContaining('1:1 directive/unclosed ":::counter" is not closed'),
  ])
})

it('names the line of a fence that closes nothing', async () => {
  const found = ['2:1', '5:3', '7:3'].map(
    (place) => `${place} directive/misplaced ":::" closes no directive, and is shown as text.`,
  )
  const text = 'Text\n:::\n\n- item\n  :::\n\n> :::\n'
  expect(await findingsOf(text)).toEqual(found)
})
