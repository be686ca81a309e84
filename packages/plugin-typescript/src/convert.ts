import { Application, type DeclarationReflection as Declared } from 'typedoc'
import ts from 'typescript'
import { compilerOptions, type Package } from './packages'

/** What typedoc has read, and what its model does not say. */
export interface Reading {
  /** Of each package, its entry points. */
  readonly modules: readonly (readonly Declared[])[]
  readonly files: readonly string[]
  /** Constants that can be called. */
  readonly callable: ReadonlySet<object>
  /** Names of default exports in their files. */
  readonly names: ReadonlyMap<object, string>
}

export async function convert(owners: readonly Package[]): Promise<Reading> {
  const entries = owners.flatMap((owner) => owner.entries)
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    compilerOptions,
  )
  const checker = program.getTypeChecker()
  const ambient = new Map(checker.getAmbientModules().map((each) => [each.name, each.declarations]))
  const app = await Application.bootstrap(
    {
      logLevel: 'None',
      alwaysCreateEntryPointModule: true,
      disableGit: true,
      excludeInternal: true,
      excludePrivate: true,
      jsDocCompatibility: { defaultTag: false },
      preservedTypeAnnotationTags: ['@throws', '@exception'],
      sort: [],
      sourceLinkTemplate: '{path}',
    },
    [],
  )
  const callable = new Set<object>()
  const names = new Map<object, string>()
  const later: (() => void)[] = []
  const flags = ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.NoTruncation
  app.converter.on('createDeclaration', (context, reflection) => {
    const symbol = context.getSymbolFromReflection(reflection)
    const [node] = symbol?.declarations ?? []
    if (symbol === undefined || node === undefined) return
    const type = checker.getTypeOfSymbol(symbol)
    if (type.getCallSignatures().length > 0) callable.add(reflection)
    names.set(reflection, ts.getNameOfDeclaration(node)?.getText() ?? '')
    // Readers cannot look up the value that a type is taken from.
    const written =
      ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node) ? node.type : undefined
    if (!written || !/\btypeof /.test(written.getText())) return
    const given = ts.isTypeAliasDeclaration(node) ? checker.getDeclaredTypeOfSymbol(symbol) : type
    const shown = checker.typeToTypeNode(given, undefined, flags)
    later.push(() => {
      // Else it would be named, by the alias itself.
      delete given.aliasSymbol
      const inner = context.withScope(reflection)
      if (shown) reflection.type = app.converter.convertType(inner, given, shown)
    })
  })
  app.converter.on('resolveBegin', () => {
    for (const change of later) change()
  })
  const project = app.converter.convert(
    entries.flatMap(({ name, file }, at) => {
      const found = ambient.get(`"${name}"`)?.find(ts.isModuleDeclaration)
      const source = found ?? program.getSourceFile(file)
      // A script has no exports. An ambient module is read like a file.
      const isModule = source && checker.getSymbolAtLocation(found?.name ?? source) !== undefined
      return isModule
        ? [{ displayName: `${at}`, program, sourceFile: source as ts.SourceFile }]
        : []
    }),
  )
  const found = new Map(project.children?.map((module) => [module.name, module]))
  let at = 0
  return {
    modules: owners.map((owner) => owner.entries.flatMap(() => found.get(`${at++}`) ?? [])),
    files: program.getSourceFiles().map(({ fileName }) => fileName),
    callable,
    names,
  }
}
