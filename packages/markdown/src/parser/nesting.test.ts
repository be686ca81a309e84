import type { Root, RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { TooComplexError } from './limits'
import { checkNesting } from './nesting'

/** Nodes of these types, each the only child of the one before; the nth begins on line n. */
function nested(types: readonly string[], isPlaced = (_line: number) => true): Root {
  const root: { type: 'root'; children: unknown[] } = { type: 'root', children: [] }
  let parent: { children: unknown[] } = root
  for (const [index, type] of types.entries()) {
    const line = index + 1
    const position = { start: { line, column: 3 }, end: { line, column: 4 } }
    const node = { type, children: [], ...(isPlaced(line) && { position }) }
    parent.children.push(node)
    parent = node
  }
  return root as Root
}

const times = (count: number, ...types: string[]) =>
  Array.from({ length: count }, () => types).flat()

function refusal(tree: Root): unknown {
  try {
    return checkNesting(tree)
  } catch (error) {
    return error
  }
}

describe('a tree of more than 100 levels', () => {
  it.each<[RootContent['type'], string]>([
    ['blockquote', 'block quote'],
    ['list', 'list'],
    ['containerDirective', 'directive'],
    ['leafDirective', 'directive'],
    ['textDirective', 'directive'],
    ['emphasis', 'emphasis'],
    ['strong', 'emphasis'],
    ['delete', 'strikethrough'],
    ['link', 'link'],
    ['linkReference', 'link'],
    ['footnoteDefinition', 'footnote'],
    ['defListDescription', 'definition'],
  ])('is refused where it is of %s', (type, name) => {
    expect(refusal(nested(times(100, type)))).toBeUndefined()
    const error = refusal(nested(times(102, type)))
    expect(error).toBeInstanceOf(TooComplexError)
    expect(error).toMatchObject({
      message: `this ${name} is nested more than 100 levels deep.`,
      line: 101,
      column: 3,
    })
  })

  it('counts lists and their items once, and different constructs together', () => {
    expect(refusal(nested(times(100, 'list', 'listItem')))).toBeUndefined()
    const mixed = nested([...times(50, 'list', 'listItem', 'blockquote'), 'paragraph', 'strong'])
    expect(refusal(mixed)).toMatchObject({
      message: expect.stringMatching(/^this emphasis /),
      line: 152,
    })
  })

  it('is refused at the nearest node above that stands in the text', () => {
    const quotes = times(101, 'blockquote')
    expect(refusal(nested(quotes, (line) => line < 99))).toMatchObject({ line: 98, column: 3 })
    expect(refusal(nested(quotes, () => false))).toMatchObject({ line: 1, column: 1 })
  })

  it('is refused in every branch', () => {
    const { children } = nested(times(101, 'link'))
    const tree: Root = { type: 'root', children: [{ type: 'code', value: '' }, ...children] }
    expect(refusal(tree)).toBeInstanceOf(TooComplexError)
  })
})

it('does not count neighbours', () => {
  const { children } = nested(['blockquote', 'list'])
  expect(
    refusal({ type: 'root', children: times(200, '').flatMap(() => children) }),
  ).toBeUndefined()
})
