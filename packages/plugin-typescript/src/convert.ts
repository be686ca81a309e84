import { naturalOrder } from '@landing/markdown/authoring'
import { Application, type Reflection, ReflectionKind } from 'typedoc'
import { load } from 'typedoc-plugin-markdown'
import ts from 'typescript'
import { complete } from './comments'
import { compilerOptions, type Package } from './packages'

const options = {
  alwaysCreateEntryPointModule: true,
  disableSources: true,
  // That of the project, which is not written: `index` is a page.
  entryFileName: '_project.md',
  excludeExternals: true,
  excludeInternal: true,
  expandObjects: true,
  expandParameters: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  indexFormat: 'table',
  logLevel: 'None',
  // The theme shows deprecations first.
  notRenderedTags: ['@deprecated'],
  parametersFormat: 'table',
  preservedTypeAnnotationTags: ['@throws', '@exception'],
  sort: [],
  useCodeBlocks: true,
  useCustomAnchors: true,
}
/** Titles of groups are those of the sidebar. */
const translations = {
  kind_plural_enum: 'Enums',
  kind_plural_reference: 'Also exported',
  kind_plural_type_alias: 'Types',
  kind_plural_variable: 'Constants',
}

/** Reads the entry points of packages with typedoc. */
export async function convert(owners: readonly Package[]) {
  const app = await Application.bootstrap({}, [])
  load(app)
  app.internationalization.addTranslations('en', translations)
  for (const [name, value] of Object.entries(options)) app.options.setValue(name as never, value)
  const roots = owners.flatMap((owner) => owner.roots.map((root) => root.slice(1)))
  const globs = roots.map((root) => `${root.replace(/[?*()[\]\\{}]/g, '\\$&')}/**`)
  // With `**` in front, typedoc leaves the negation of several as it is.
  const external = [`!**/{${globs.join()}}`, ...globs.map((glob) => `**/${glob}/node_modules/**`)]
  app.options.setValue('externalPattern', external)
  const entries = owners.flatMap((owner) => owner.entries.map((entry) => ({ owner, ...entry })))
  const names = entries.map(({ file }) => file)
  const program = ts.createProgram(names, compilerOptions)
  const defaultExports = new Set<Reflection>()
  app.converter.on('createDeclaration', (context, reflection) => {
    if (reflection.name !== 'default' && reflection.name !== 'export=') return
    defaultExports.add(reflection)
    const [node] = context.getSymbolFromReflection(reflection)?.declarations ?? []
    const declared = (node && ts.getNameOfDeclaration(node)?.getText()) ?? ''
    const { owner } = entries[Number(reflection.parent?.name)] ?? {}
    const isName = /^[\w$]{2,}$/.test(declared)
    reflection.name = isName ? declared : (owner?.name.split('/').at(-1) ?? 'default')
  })
  const checker = program.getTypeChecker()
  const project = app.converter.convert(
    names.flatMap((file, at) => {
      const sourceFile = program.getSourceFile(file)
      const hasExports = sourceFile && checker.getSymbolAtLocation(sourceFile)?.exports?.size
      return hasExports ? [{ displayName: `${at}`, program, sourceFile }] : []
    }),
  )
  for (const each of Object.values(project.reflections)) {
    complete(each.comment)
    if (each.name === '__namedParameters') each.name = 'options'
    if (!each.isDeclaration() || !each.kindOf(ReflectionKind.SomeModule)) continue
    for (const { children } of each.groups ?? [])
      children.sort((a, b) => naturalOrder(a.name, b.name))
  }
  const modules = (project.children ?? []).flatMap((module) => {
    const { name = '', owner } = entries[Number(module.name)] ?? {}
    module.name = name
    return owner ? [{ module, owner }] : []
  })
  const files = program.getSourceFiles().map(({ fileName }) => fileName)
  return { app, project, modules, defaultExports, files }
}
