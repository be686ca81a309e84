import { blocks, code, codeBlock, page, plain, uniqueSlugs } from '@landing/markdown/authoring'
import { DeclarationReflection, ReflectionKind as Kind, type Reflection } from 'typedoc'
import { MarkdownPageEvent } from 'typedoc-plugin-markdown'
import { descriptionOf } from './comments'
import { convert } from './convert'
import { findPackage, type Package } from './packages'
import type { ReferenceRequest } from './request'
import { Router, slugOf } from './router'
import { Theme } from './theme'

/** Makes the pages of packages. @throws Mistake */
export async function referenceOf({ packages, title }: ReferenceRequest, file: string) {
  const owners = packages.map((request) => findPackage(request, file))
  const { app, project, modules, defaultExports, files } = await convert(owners)
  const router = new Router(app)
  app.renderer.router = router
  const slug = uniqueSlugs('index', 'readme')
  const folders = owners.map((owner) => {
    const folder = owners.length === 1 ? '' : `${slug(owner.name.replace(/^@.*\//, ''))}/`
    const ownerModules = modules.filter((each) => each.owner === owner)
    for (const [at, { module }] of ownerModules.entries()) {
      const below = slugOf(module.name.replace(`${owner.name}/`, ''))
      router.folders.set(module, at === 0 ? folder : `${folder}${below}/`)
    }
    return `- [${owner.name}](./${folder}index.md)`
  })
  const index = { path: 'index.md', text: page({ title, sidebar_position: 0 }, folders.join('\n')) }
  const definitions = router.buildPages(project)
  const theme = new Theme(app.renderer)
  const pages = definitions.flatMap(({ model, url: path, kind }) => {
    if (!(model instanceof DeclarationReflection)) return []
    const event = new MarkdownPageEvent(model)
    const body = theme.render(Object.assign(event, { url: path, pageKind: kind, project }))
    const { name, signatures, comment = signatures?.[0]?.comment } = model
    const position = modules.findIndex(({ module }) => module === model)
    const owner = modules[position]?.owner
    const isPackage = owner?.name === name
    const head = {
      title: name,
      description: (isPackage ? owner.description : descriptionOf(comment)) || undefined,
      typescript: event.frontmatter,
      // In the search, guides come before references that use the same words.
      search: { weight: 0.4 },
    }
    if (!model.kindOf(Kind.SomeModule)) {
      const text = codeBlock(importText(model, defaultExports), 'ts')
      return { path, text: page(head, text, body) }
    }
    const label = isPackage ? undefined : name.replace(/^@[^/]+\//, '')
    const place = { sidebar_label: label, sidebar_position: position + 10 }
    const links = modules
      .filter((each) => isPackage && each.owner === owner && each.module !== model)
      .map(({ module }) => `- [${code(module.name)}](${router.relativeUrl(model, module)})`)
    const about = isPackage && aboutPackage(owner)
    const list = links.length > 0 && `## Entry points\n\n${links.join('\n')}`
    return { path, text: page({ ...head, ...place }, about, list, body) }
  })
  return { pages: owners.length === 1 ? pages : [index, ...pages], files }
}

const aboutPackage = ({ description, version }: Package) =>
  blocks(plain(description), version && `Version ${code(version)}`)

/** Exports of namespaces are reached by the name of the outermost one. */
function importText(of: Reflection, defaultExports: ReadonlySet<Reflection>): string {
  let named = of
  while (named.parent?.kindOf(Kind.Namespace)) named = named.parent
  const isType = of === named && of.kindOf([Kind.Interface, Kind.TypeAlias])
  const names = defaultExports.has(named) ? named.name : `{ ${named.name} }`
  return `import ${isType ? 'type ' : ''}${names} from '${named.parent?.name}'`
}
