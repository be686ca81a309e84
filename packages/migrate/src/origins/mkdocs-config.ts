import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { type Finding, lineAt } from '../site/site'
import { merged, textOf, type Values, valuesOf } from '../site/values'

/** Place of a value: keys and indices, from the top of the file. */
export type Path = readonly (string | number)[]

interface File {
  readonly name: string
  readonly text: string
  readonly document: Document
}

/** The configuration of MkDocs with the files that it inherits from, and reports about it. */
export class MkDocsConfig {
  readonly values: Values
  readonly findings: Finding[] = []
  private readonly files: File[] = []

  constructor(
    private readonly root: string,
    file: string,
  ) {
    this.values = this.read(file)
  }

  /** Reports what is at a place. */
  note(path: Path, what: string, advice: string): void {
    const file =
      this.files.find(({ document }) => document.hasIn(path.slice(0, 1))) ?? this.files.at(-1)
    if (file === undefined) return
    this.findings.push({ file: file.name, line: lineOf(file, path), what, advice })
  }

  private read(file: string): Values {
    const text = readFileSync(file, 'utf8')
    const name = relative(this.root, file).replaceAll('\\', '/')
    // Tags such as `!!python/name:…` only give warnings.
    const document = parseDocument(text, { uniqueKeys: false, merge: true, logLevel: 'silent' })
    const [fault] = document.errors
    if (fault !== undefined) {
      const [reason] = fault.message.split(/ at line \d+|\n/)
      throw new Error(
        `${name}:${lineAt(text, fault.pos[0])}: ${reason}. Correct the file, then migrate again.`,
      )
    }
    resolveEnvironment(document)
    this.files.push({ name, text, document })
    const { INHERIT: parent, ...config } = valuesOf(document.toJS())
    if (typeof parent !== 'string') return config
    const inherited = resolve(dirname(file), parent)
    if (existsSync(inherited)) return merged(this.read(inherited), config)
    this.note(
      ['INHERIT'],
      `The configuration "${parent}" does not exist.`,
      'Correct the path, and migrate again.',
    )
    return config
  }
}

/** `!ENV [NAME, 'default']` is its default, as no environment is read. */
function resolveEnvironment(document: Document): void {
  visit(document, (_, node) => {
    if (!isNode(node) || node.tag !== '!ENV') return undefined
    const last = isSeq(node) && node.items.length > 1 ? node.items.at(-1) : undefined
    return document.createNode(isScalar(last) ? last.value : null)
  })
}

/** Line of the deepest part of a path that exists. */
function lineOf({ document, text }: File, path: Path): number {
  let node: unknown = document.contents
  let offset = 0
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part)
      if (pair === undefined) break
      offset = (isNode(pair.key) && pair.key.range?.[0]) || offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(part)]
      offset = (isNode(node) && node.range?.[0]) || offset
    } else break
  }
  return lineAt(text, offset)
}

/** Options of plugins or extensions, and where they are, by name. */
export type Named = ReadonlyMap<string, { readonly options: Values; readonly path: Path }>

/** Plugins or extensions of a list, which is also written as a mapping. */
export function namedOptions(value: unknown): Named {
  const named = new Map<string, { options: Values; path: Path }>()
  const add = (name: string, options: unknown, at: string | number) => {
    const prefix = /^material\/|^markdown\.extensions\.|^mkdocs-(?=literate-nav|awesome)/
    named.set(name.replace(prefix, ''), { options: valuesOf(options), path: [at] })
  }
  if (!Array.isArray(value)) {
    for (const [name, options] of Object.entries(valuesOf(value))) add(name, options, name)
    return named
  }
  for (const [index, entry] of value.entries()) {
    const name = textOf(entry) ?? Object.keys(valuesOf(entry))[0]
    if (name !== undefined) add(name, valuesOf(entry)[name], index)
  }
  return named
}
