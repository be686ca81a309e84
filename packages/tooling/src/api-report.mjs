// The public API of a built package as text: declarations of its exports, and of what those refer to.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

/** Declaration files of a package's entries, by entry. */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).publishConfig
  const entries = Object.entries(exports).flatMap(([entry, { types }]) => {
    if (types === undefined || entry.endsWith('.css')) return []
    const [before, after] = types.split('*')
    if (after === undefined) return [[entry, join(folder, types)]]
    return readdirSync(join(folder, before))
      .filter((file) => file.endsWith(after))
      .map((file) => [entry.replace('*', file.slice(0, -after.length)), join(folder, before, file)])
  })
  return new Map(entries.map(([entry, file]) => [entry, resolve(file)]))
}

const printer = ts.createPrinter({ removeComments: true })

/** TypeScript writes the properties of inferred types, and unions, in an order that differs between runs. */
const inOrder = (source) => (context) => (root) => {
  const { factory } = context
  const textOf = (node) => printer.printNode(ts.EmitHint.Unspecified, node, source)
  const sorted = (nodes) =>
    factory.createNodeArray([...nodes].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1)))
  const visit = (given) => {
    const node = ts.visitEachChild(given, visit, context)
    if (ts.isUnionTypeNode(node)) return factory.updateUnionTypeNode(node, sorted(node.types))
    return ts.isTypeLiteralNode(node) && node.members.every(ts.isPropertySignature)
      ? factory.updateTypeLiteralNode(node, sorted(node.members))
      : node
  }
  return ts.visitNode(root, visit)
}

function print(declaration) {
  const source = declaration.getSourceFile()
  const [node] = ts.transform(declaration, [inOrder(source)]).transformed
  return printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replace(/^(?:export |default |declare )+/, '')
}

/** Collects the symbols of a package that its exports refer to. */
function collector(checker, folder) {
  const reached = new Set()
  const own = (symbol) =>
    (symbol.declarations ?? []).filter((node) => {
      const { fileName } = node.getSourceFile()
      const isType = !ts.isSourceFile(node) && !ts.isTypeParameterDeclaration(node)
      return isType && fileName.startsWith(`${folder}/dist/`)
    })
  const original = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const visit = (node) => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    if (symbol !== undefined) add(original(symbol))
    ts.forEachChild(node, visit)
  }
  function add(symbol) {
    const declarations = own(symbol)
    const isTop = declarations.some(
      ({ parent }) => ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent),
    )
    if (!isTop || reached.has(symbol)) return
    reached.add(symbol)
    declarations.forEach(visit)
  }
  return { reached, own, original, add }
}

/** The exports of a built package, by entry. */
function openApi(folder) {
  const entries = entriesOf(folder)
  const program = ts.createProgram([...entries.values()], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const collected = collector(checker, resolve(folder))
  const exportsOf = (file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module)
    return symbols.map((symbol) => [symbol.name, collected.original(symbol)])
  }
  const modules = [...entries].map(([entry, file]) => [entry, exportsOf(file)])
  return { checker, modules, ...collected }
}

/** Markdown: a section an entry, then the types that are reached from these and not exported. */
export function apiReport(folder) {
  const { modules, reached, own, add } = openApi(folder)
  const block = (symbols) => {
    const texts = symbols.map(([name, symbol]) => {
      const text = own(symbol).map(print).join('\n')
      return `// ${name}\n${text || 'from another package'}`
    })
    return `\`\`\`ts\n${texts.sort().join('\n')}\n\`\`\`\n`
  }
  const exported = new Set()
  const sections = modules.map(([entry, named]) => {
    if (named.length === 0) return `## ${entry}\n\nNo exports.\n`
    for (const [, symbol] of named) {
      exported.add(symbol)
      add(symbol)
    }
    return `## ${entry}\n\n${block(named)}`
  })
  const others = [...reached].filter((symbol) => !exported.has(symbol))
  if (others.length > 0) {
    sections.push(`## Not exported\n\n${block(others.map((symbol) => [symbol.name, symbol]))}`)
  }
  return `# Public API\n\nWritten by \`pnpm api\`.\n\n${sections.join('\n')}`
}

/** Names of own exports without a doc comment, which editors show. */
export function undocumented(folder) {
  const { checker, modules, own } = openApi(folder)
  const names = modules.flatMap(([entry, named]) =>
    named.flatMap(([name, symbol]) => {
      const isOwn = own(symbol).length > 0
      const isSilent = symbol.getDocumentationComment(checker).length === 0
      return isOwn && isSilent ? [`${entry} ${name}`] : []
    }),
  )
  return names.sort()
}
