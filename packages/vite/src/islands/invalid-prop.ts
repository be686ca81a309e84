import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { placeAt } from '@landing/markdown/authoring'
import { LandingError, type SourceLocation } from '@landing/schema'
import { type ParseResult, Visitor } from 'vite'
import type { InvalidProp } from '../document/islands/serialize-props'
import { parseModule } from './parse-module'

/** The error of a page with an invalid prop: names the location where it is passed to the island, or else the island. */
export function invalidPropError(
  root: string,
  page: string,
  message: string,
  prop: InvalidProp,
): LandingError {
  const location = findProp(root, prop) ?? { file: join(root, prop.island) }
  const { help } = prop
  return new LandingError('page/render', `The page ${page} could not be rendered.`, {
    diagnostics: [{ code: 'islands/props', severity: 'throw', message, location, help }],
  })
}

/** The first element below `src` that passes the prop to the island. */
function findProp(root: string, prop: InvalidProp): SourceLocation | undefined {
  const folder = join(root, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((each) => /\.[jt]sx$/.test(each)).sort()) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    const parsed = parseModule(file, code)
    const offset = parsed && findAttribute(parsed, localNames(parsed, file, root, prop), prop.name)
    if (offset !== undefined) return { file, ...placeAt(code, offset) }
  }
  return undefined
}

/** Names by which a module imports an island. */
function localNames(
  { module }: ParseResult,
  file: string,
  root: string,
  { island }: InvalidProp,
): ReadonlySet<string> {
  const path = (base: string, name: string) => resolve(base, name).replace(/\.[jt]sx?$/, '')
  const imports = module.staticImports.filter(
    ({ moduleRequest: { value } }) => path(dirname(file), value) === path(root, island),
  )
  return new Set(imports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)))
}

function findAttribute(
  { program }: ParseResult,
  elements: ReadonlySet<string>,
  attribute: string,
): number | undefined {
  let offset: number | undefined
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !elements.has(name.name)) return
      const jsxAttribute = attributes.find(
        (it) => it.type === 'JSXAttribute' && it.name.name === attribute,
      )
      offset ??= jsxAttribute?.start
    },
  }).visit(program)
  return offset
}
