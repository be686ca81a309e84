// biome-ignore-all lint/suspicious/noTemplateCurlyInString: HCL writes insertions like this.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Language, type Node, Parser } from 'web-tree-sitter'
import { hasCorpus, unpackCorpus, withoutCorpus } from '../fixtures/corpus'
import { readHcl } from './read-hcl'

/*
 * Holds the reader to the grammar of tree-sitter. The reader also takes what documentation shows besides: commands, single
 * expressions, placeholders and omissions. So whatever tree-sitter parses has the same items here, and whatever is wrong here is
 * wrong there.
 */

const grammar = fileURLToPath(
  import.meta.resolve('@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm'),
)
let parser: Parser

beforeAll(async () => {
  await Parser.init()
  parser = new Parser().setLanguage(await Language.load(grammar))
})

afterAll(() => parser.delete())

interface Item {
  readonly kind: string
  readonly name: string
  readonly labels: readonly string[]
  readonly offset: number
}

const withoutQuotes = (text: string) => text.replace(/^"(.*)"$/, '$1')

function itemOf(node: Node): Item[] {
  const offset = node.startIndex
  const [first, ...others] = node.namedChildren.filter((child) => child !== null)
  const name = first?.text ?? ''
  if (node.type === 'attribute') return [{ kind: 'argument', name, labels: [], offset }]
  if (node.type === 'object_elem')
    return [{ kind: 'key', name: withoutQuotes(name), labels: [], offset }]
  if (node.type !== 'block') return []
  const labels = others.filter(({ type }) => type === 'string_lit' || type === 'identifier')
  return [{ kind: 'block', name, labels: labels.map(({ text }) => withoutQuotes(text)), offset }]
}

/** What tree-sitter finds in a piece of HCL; nothing if it is not valid. */
function expectedItems(code: string): Item[] | undefined {
  const tree = parser.parse(code)
  if (tree === null || tree.rootNode.hasError) return undefined
  const visit = (node: Node): Item[] => [
    ...itemOf(node),
    ...node.namedChildren.flatMap((child) => (child === null ? [] : visit(child))),
  ]
  const items = visit(tree.rootNode)
  tree.delete()
  return items
}

/** Returns false for what tree-sitter cannot parse. */
function compare(code: string): boolean {
  const expected = expectedItems(code)
  const { items, problem } = readHcl(code)
  if (expected === undefined) return false
  expect(problem, code).toBeUndefined()
  const found = items.map(({ kind, name, labels, offset }) => ({ kind, name, labels, offset }))
  expect(found, code).toEqual(expected)
  return true
}

describe('the same items as tree-sitter', () => {
  it.each([
    'a = 1\nb = -1.5e3 // end\n/* c */ c = true\n',
    'resource "btp_subaccount" "main" {\n  name = "a-${var.name}"\n  labels = { "a" = ["b"], c : "d" }\n}\n',
    'terraform {\n  required_providers {\n    btp = {\n      source  = "SAP/btp"\n    }\n  }\n}\n',
    'block { a = 1 }\nempty {}\n',
    'a = b.c[0].d["e"].*.f[*].g\n',
    'a = f(1, {\n  x = 1\n}, [2, 3]...)\n',
    'a = x == 1 && !y || (z > 2 ? "p" : "q")\n',
    'a = [for k, v in m : upper(v) if v != ""]\nb = { for s in l : s => s... }\n',
    'a = <<EOT\nText ${var.x} $${no} %{ if a }b%{ else }c%{ endif }\nEOT\nb = <<-EOT\n  x\n  EOT\n',
    'a = "quote \\" and ${ "inner ${x}" } %{ for i in l ~}x%{ endfor }"\n',
    'a = {\n  (var.k) = 1\n  "x-${y}" = 2\n}\n',
    'dynamic "setting" {\n  for_each = var.settings\n  content {\n    name = setting.value["name"]\n  }\n}\n',
    'ä = "ö"\nb = "💚"\nc = 1\n',
  ])('%j', (code) => {
    expect(compare(code)).toBe(true)
  })
})

it.each([
  'resource "a" "b" {\n  x = 1\n',
  'a = "b\nc = 1',
  'a = ',
  'a = [1, 2',
  'b {\n  =\n}',
  '}',
])('an error as in tree-sitter: %j', (code) => {
  expect(expectedItems(code)).toBeUndefined()
  expect(readHcl(code).problem).toBeDefined()
})

describe.each(['azurerm', 'btp', 'opentofu'])('%s', (corpus) => {
  it.skipIf(!hasCorpus(corpus))(
    `has the same items in all examples${withoutCorpus(corpus)}`,
    () => {
      const { contentDir, remove } = unpackCorpus(corpus)
      try {
        const examples = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(?:md|markdown|mdx)$/.test(name))
          .flatMap((name) => examplesIn(readFileSync(join(contentDir, name), 'utf8')))
        expect(examples.filter(compare).length).toBeGreaterThan(100)
      } finally {
        remove()
      }
    },
    60_000,
  )
})

/** Fenced blocks of HCL at the margin. */
function examplesIn(text: string): string[] {
  const fences = text
    .replaceAll('\r\n', '\n')
    .matchAll(/^```(?:hcl|terraform|tf)\b.*\n([\s\S]*?)^```/gm)
  return [...fences].map(([, code = '']) => code)
}
