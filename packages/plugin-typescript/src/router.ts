import { kebabCase, uniqueSlugs } from '@landing/markdown/authoring'
import { ReflectionKind as Kind, type Reflection } from 'typedoc'
import { MemberRouter } from 'typedoc-plugin-markdown'

const kinds = new Map([
  [Kind.Function, 'functions'],
  [Kind.Class, 'classes'],
  [Kind.Interface, 'interfaces'],
  [Kind.TypeAlias, 'types'],
  [Kind.Enum, 'enums'],
  [Kind.Variable, 'constants'],
])

/** A name in an address, beside the folders of kinds. */
export const slugOf = (name: string) =>
  uniqueSlugs('index', 'readme', ...kinds.values())(kebabCase(name))

/** Gives each export a page in a folder of its kind, in the folder of its module. */
export class Router extends MemberRouter {
  /** Of the modules of entry points, with a slash at the end, or empty. */
  folders = new Map<unknown, string>()

  override getIdealBaseName(of: Reflection): string {
    const kind = kinds.get(of.kind)
    const folder = this.folderOf(kind ? of.parent : of)
    return folder + (kind ? `${kind}/${slugOf(of.name)}` : 'index')
  }

  private folderOf(of: Reflection | undefined): string {
    return this.folders.get(of) ?? (of ? `${this.folderOf(of.parent)}${slugOf(of.name)}/` : '')
  }
}
