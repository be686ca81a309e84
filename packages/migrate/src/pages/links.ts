import { dirname, join, relative, resolve } from 'node:path'
import { decodePath, isFullAddress, splitHref } from '@landing/schema'
import { slug } from 'github-slugger'
import { docAddress, docsFolder, pathIn } from '../site/documents'
import { isFile } from '../site/files'
import type { SourcePage, SourceSite } from '../site/site'
import { trimSlashes, withoutBase } from '../site/words'
import { headingFiles } from './heading-files'

/** Addresses of documents in their docs set, and files by set and address. */
interface Addresses {
  readonly of: ReadonlyMap<SourcePage, string>
  readonly files: ReadonlyMap<string, string>
}

function addressesOf(pages: readonly SourcePage[]): Addresses {
  const of = new Map(pages.map((page) => [page, docAddress(page)]))
  return { of, files: new Map([...of].map(([page, at]) => [addressKey(page, at), page.source])) }
}

const addressKey = ({ target }: SourcePage, address: string): string =>
  docsFolder(target) + trimSlashes(address)

const localeFolder = /^content\/i18n\/[^/]+\//

/** Maps files of a source to their paths in the new site. */
export class FileMap {
  /** Files that only pages refer to: they are not copied with their folder. */
  readonly taken = new Map<string, string>()
  private readonly targets: Map<string, string>
  private readonly pages: ReadonlyMap<string, SourcePage>
  /** Sources of pages by their targets. */
  private readonly sources: ReadonlyMap<string, string>
  private addresses: Addresses | undefined
  private headings: ReadonlyMap<string, string> | undefined

  constructor(private readonly site: SourceSite) {
    this.targets = new Map([
      ...[...site.copies].map(([target, source]): [string, string] => [source, target]),
      ...site.pages.map(({ source, target }): [string, string] => [source, target]),
    ])
    this.pages = new Map(site.pages.map((page) => [page.source, page]))
    this.sources = new Map(site.pages.map(({ source, target }) => [target, source]))
  }

  /** Absolute path of a file that a page names. */
  find(path: string, from: string): string | undefined {
    const decoded = decodePath(path)
    return this.candidates(decoded, from).find(isFile) ?? this.untranslated(decoded, from)
  }

  /** The document of the main language that a translation names, which has not got all of them. */
  private untranslated(path: string, from: string): string | undefined {
    const translated = this.pages.get(from)?.target ?? ''
    const main = translated.replace(localeFolder, 'content/')
    const target = join(dirname(main), path.replace(/\.mdx$/, '.md'))
    return main === translated ? undefined : this.sources.get(target)
  }

  /**
   * Absolute path of the document that a link without an extension leads to. Docusaurus resolves it as browsers do, against an
   * address that has no slash at its end.
   */
  findByAddress(path: string, from: string): string | undefined {
    const page = this.pages.get(from)
    if (page === undefined || path.startsWith('/')) return undefined
    this.addresses ??= addressesOf(this.site.pages)
    const { pathname } = new URL(path, `https://localhost${this.addresses.of.get(page)}`)
    return this.addresses.files.get(addressKey(page, decodePath(pathname)))
  }

  /** Absolute path of the page that has a heading with this id. */
  findHeading(id: string): string | undefined {
    this.headings ??= headingFiles(this.site.pages)
    return this.headings.get(id)
  }

  /** Absolute path of the page with this name: the end of its path, without regard to case and signs. */
  findNamed(name: string): string | undefined {
    const wanted = slug(name.replace(/\.md$/, '').replaceAll(/[/_]/g, ' '))
    return this.site.pages.find((page) => {
      const path = pathIn(page).replace(/\/(?:index|README)$/i, '')
      const parts = path.split('/').map((_, at, all) => all.slice(at).join(' '))
      return parts.some((end) => slug(end.replaceAll('_', ' ')) === wanted)
    })?.source
  }

  /** A path below the docs folder, as browsers resolve it against a page whose address is a folder. */
  inFolder(path: string, from: string): string {
    const page = this.pages.get(from)
    const address = page === undefined ? '' : docAddress(page).replace(/\/$/, '')
    return new URL(path, `https://localhost${address}/`).pathname
  }

  private candidates(path: string, from: string): string[] {
    const { root, aliases } = this.site
    for (const [prefix, folder] of Object.entries(aliases)) {
      if (path.startsWith(prefix)) return [join(folder, path.slice(prefix.length))]
    }
    const beside = path.startsWith('/') ? [] : [resolve(dirname(from), path)]
    const docs = this.pages.get(from)
    // Docusaurus also looks in the docs folder and in the site's folder.
    const bases = [...(docs === undefined ? [] : [sourceFolder(docs)]), root]
    const files = [...beside, ...bases.map((base) => join(base, path))]
    return /\.\w+$/.test(path)
      ? files
      : [...files, ...files.flatMap((file) => ['.md', '.mdx'].map((end) => file + end))]
  }

  /** Path in the new site, relative to a page; static files have their address. */
  pathFrom(target: string, file: string): string {
    const to = this.targets.get(file) ?? this.take(file)
    if (to.startsWith('content/static/')) return to.slice('content/static'.length)
    // Of pages with a suffix such as `.fr.md`, links lead to the page in the same language.
    const [locale] = localeFolder.exec(target) ?? []
    const isMain = !localeFolder.test(to) && to.endsWith('.md')
    const translated = locale !== undefined && isMain ? to.replace('content/', locale) : to
    const path = relative(dirname(target), translated).replaceAll('\\', '/')
    return path.startsWith('.') ? path : `./${path}`
  }

  isPage(file: string): boolean {
    return this.targets.get(file)?.endsWith('.md') ?? false
  }

  private take(file: string): string {
    const inside = relative(this.site.root, file).replaceAll('\\', '/')
    const target = `content/files/${inside.replaceAll('../', '')}`
    this.targets.set(file, target)
    this.taken.set(target, file)
    return target
  }
}

/** The folder of the source that a page's path in its docs set is relative to. */
function sourceFolder({ source, target }: SourcePage): string {
  const parts = target.slice(docsFolder(target).length).split('/')
  return join(source, ...parts.map(() => '..'))
}

/** A link of the source as the new site has it. */
export function rewriteUrl(
  url: string,
  from: { source: string; target: string },
  files: FileMap,
  site: SourceSite,
): string {
  // Material for MkDocs has its own marks of pictures for a color mode.
  const marked = site.origin === 'mkdocs' ? url.replace(/#only-(light|dark)$/, '#$1-only') : url
  const address = marked.replace(/^pathname:\/\//, '')
  if (address === '' || address.startsWith('#') || isFullAddress(address)) return marked
  const { pathname: written, search, hash } = splitHref(address)
  // Docusaurus also replaces the file's name where a slash follows it.
  const given = written.replace(/(\.mdx?)\/$/, '$1')
  const path = withoutBase(withoutBase(given, site.config.baseUrl), site.mainFolder ?? '/')
  const newPath = pathOfFile(path, from, files, site) ?? routeOf(path, site)
  return (newPath ?? path) + search + hash
}

/** The path of the file that a link leads to, from the new page; as it is written where that is the same. */
function pathOfFile(
  path: string,
  from: { source: string; target: string },
  files: FileMap,
  site: SourceSite,
): string | undefined {
  const isFile = /\.\w{1,5}$/.test(path) && !path.endsWith('.html')
  const isAlias = Object.keys(site.aliases).some((prefix) => path.startsWith(prefix))
  const isByAddress = site.origin === 'docusaurus' && site.config.trailingSlash !== true
  const byAddress = () => (isByAddress ? files.findByAddress(path, from.source) : undefined)
  const file = isFile || isAlias ? namedFile(path, from.source, files, site) : byAddress()
  if (file === undefined) return undefined
  if (!files.isPage(file) && !isAlias && path.startsWith('/')) return undefined
  const newPath = files.pathFrom(from.target, file)
  const encoded = path === decodePath(path) ? newPath : encodeURI(newPath)
  return isSamePath(encoded, path) ? path : encoded
}

/** The address of the document that a path names with an ending. */
function routeOf(path: string, { pages }: SourceSite): string | undefined {
  const page = /^(\/.*?)(?:\/index)?\.(?:html|md)$/.exec(path)?.[1]
  const targets = ['.md', '/index.md'].map((end) => `content/docs${page}${end}`)
  return pages.some(({ target }) => targets.includes(target)) ? page : undefined
}

/** The file that a link names. MkDocs leaves addresses of no file as they are: relative to that of the page, which is a folder. */
function namedFile(
  path: string,
  from: string,
  files: FileMap,
  { pythonMarkdown }: SourceSite,
): string | undefined {
  const file = files.find(path, from)
  if (file !== undefined || !pythonMarkdown) return file
  return files.find(files.inFolder(path, from), from)
}

const isSamePath = (a: string, b: string): boolean =>
  a.replace(/^\.\//, '') === b.replace(/^\.\//, '')
