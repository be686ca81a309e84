import { stringify } from 'yaml'
import { docAddress, firstDocument, frontMatterIn } from './site/documents'
import type { SourcePage, SourceSite } from './site/site'
import { filled, listOf, textOf, type Values, valuesOf } from './site/values'
import { trimSlashes } from './site/words'

const setsOf = ({ config }: SourceSite): Values[] =>
  config.docs === undefined ? [{}] : [config.docs].flat().map(valuesOf)

const baseOf = ({ routeBasePath }: Values): string => trimSlashes(textOf(routeBasePath) ?? 'docs')

/** The pages of a docs set that are published at its base. */
function pagesOf({ path, lastVersion }: Values, pages: readonly SourcePage[]): SourcePage[] {
  const name = textOf(path) ?? 'docs'
  const version = textOf(lastVersion) ?? 'current'
  const folder = `content/${version === 'current' ? name : `${name}_versions/${version}`}/`
  return pages.filter(({ target }) => target.startsWith(folder))
}

/** The documents that are the home page, of which each version may have one. */
const rootPages = (site: SourceSite): SourcePage[] =>
  setsOf(site)
    .filter((set) => baseOf(set) === '')
    .flatMap((set) => pagesOf(set, site.pages))
    .filter((page) => docAddress(page) === '/')

/** The first links of the navbar that lead to pages. */
function linksOf({ config }: SourceSite): { text: string; href: string }[] {
  const { navbar } = valuesOf(config.theme)
  return listOf(valuesOf(navbar).items)
    .map(valuesOf)
    .flatMap(({ label, to }) => {
      const [text, href] = [textOf(label), textOf(to)]
      return text === undefined || href === undefined ? [] : [{ text, href }]
    })
    .slice(0, 3)
}

/** A home page that leads to the documents, unless a document or the list of a blog is the home page. */
export function homePage(site: SourceSite): string | undefined {
  const { config, pages } = site
  const sets = setsOf(site)
  const isBlog = sets.some((set) => baseOf(set) === '' && set.blog !== undefined)
  if (isBlog || rootPages(site).length > 0) return undefined
  const [docs = {}] = sets
  const base = baseOf(docs)
  const first = base === '' ? firstDocument(docs.sidebars, pagesOf(docs, pages)) : undefined
  const address = first === undefined ? `/${base}/` : docAddress(first)
  const others = linksOf(site).filter(({ href }) => trimSlashes(href) !== trimSlashes(address))
  return homeText(config.title, String(config.tagline ?? ''), address, others)
}

/** Home pages whose content was a component: with a hero, as new sites have. */
export function filledHomes(
  site: SourceSite,
  files: ReadonlyMap<string, string | Uint8Array>,
): [string, string][] {
  return rootPages(site).flatMap(({ target }): [string, string][] => {
    const text = String(files.get(target))
    const [front = '', given = ''] = /^---\n([\s\S]*?)^---\n/m.exec(text) ?? []
    const values = frontMatterIn(given)
    const body = text.slice(front.length)
    const isEmpty = /^(?:\s|<!--[\s\S]*?-->|^::[\w-]+(?:\{[^\n]*\})?$)*$/m.exec(body)?.[0] === body
    if (!isEmpty || values.hero !== undefined) return []
    const { title, tagline } = site.config
    const hero = { title: textOf(values.title) ?? title, tagline, actions: filled(linksOf(site)) }
    const frontMatter = stringify({ ...values, layout: 'home', hero }, { lineWidth: 0 })
    return [[target, `---\n${frontMatter}---\n\n${body.trim()}\n`]]
  })
}

function homeText(
  title: string,
  tagline: string,
  href: string,
  links: readonly { readonly text: string; readonly href: string }[],
): string {
  const others = links.map(
    (link) => `      <LinkButton href="${link.href}">{${JSON.stringify(link.text)}}</LinkButton>\n`,
  )
  return `import { LinkButton } from '@landing/theme/parts'

export const title = 'Home'
export const description = ${JSON.stringify(tagline || title)}

export default function Home() {
  return (
    <div className="home">
      <h1>{${JSON.stringify(title)}}</h1>
${tagline === '' ? '' : '      <p>{description}</p>\n'}      <LinkButton href="${href}" design="emphasized">
        Read the documentation
      </LinkButton>
${others.join('')}    </div>
  )
}
`
}
