import type { ForeignFrontMatter, ForeignKey } from '@landing/markdown'

type Values = ReturnType<ForeignKey>

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
/** Text that other tools show as HTML. */
const plainText = (value: unknown): string | undefined =>
  stringOf(value)
    ?.replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const nothing: ForeignKey = () => ({})
const lost =
  (key: string): ForeignKey =>
  (_, lose) => {
    lose(key)
    return {}
  }

/** Custom text and links are not supported. */
const neighbour =
  (key: 'prev' | 'next'): ForeignKey =>
  (value, lose) => {
    if (value === false) return { [key === 'prev' ? 'pagination_prev' : 'pagination_next']: null }
    if (value !== true) lose(key)
    return {}
  }

const lastUpdated: ForeignKey = (value) => {
  const date = value instanceof Date || typeof value === 'string' ? new Date(value) : undefined
  return date === undefined || Number.isNaN(date.getTime())
    ? {}
    : { last_update: { date: date.toISOString().slice(0, 10) } }
}

/** `meta` and `link` elements: `['meta', { name: 'x' }]` of VitePress, objects of Starlight. */
const head: ForeignKey = (value, lose) => {
  const elements = listOf(value).flatMap((element, index) => {
    const [tag, attributes] = Array.isArray(element)
      ? element
      : [valuesOf(element).tag, valuesOf(element).attrs]
    const isKept =
      tag === 'link' ? valuesOf(attributes).rel !== 'stylesheet' : tag === 'meta' && attributes
    if (!isKept) lose(`head[${index}]`)
    return isKept ? [{ tag, attributes: valuesOf(attributes) }] : []
  })
  return elements.length === 0 ? {} : { head: elements }
}

/** A path, or an object with one for each color mode. */
function imageOf(image: unknown): Values | undefined {
  const { src, file, light, dark, alt } = valuesOf(image)
  const picture = [image, src, file, light, dark].map(stringOf).find((each) => each !== undefined)
  if (picture === undefined) return undefined
  const other = stringOf(dark)
  return defined({
    src: picture,
    dark: other === picture ? undefined : other,
    alt: stringOf(alt) || undefined,
  })
}

const hero: ForeignKey = (value, lose) => {
  const { name, title, text, tagline, image, actions } = valuesOf(value)
  const heading = [name ?? title, text].map(plainText).filter((part) => part)
  const picture = imageOf(image)
  if (image && picture === undefined) lose('hero.image')
  const buttons = listOf(actions)
    .map(valuesOf)
    .map(({ text: label, link, theme, variant }) => ({
      text: plainText(label) ?? '',
      href: stringOf(link) ?? '/',
      design: /^(?:brand|primary)$/.test(String(theme ?? variant ?? 'primary'))
        ? 'emphasized'
        : 'default',
    }))
  const heroValues = defined({
    title: heading.join(': ') || undefined,
    tagline: plainText(tagline),
    image: picture,
    actions: buttons.length === 0 ? undefined : buttons,
  })
  return Object.keys(heroValues).length === 0 ? {} : { hero: heroValues }
}

const level = (value: unknown) => Math.min(6, Math.max(2, Number(value)))

/** VitePress. `features` are cards in the text of the page, which is for others to write. */
export const vitepressFrontMatter: ForeignFrontMatter = {
  outline: (value, lose) => {
    if (value === false) return { hide_table_of_contents: true }
    if (value === 'deep') return { toc_max_heading_level: 6 }
    const levels = Array.isArray(value) ? value : [value, value]
    if (levels.every((each) => typeof each === 'number'))
      return { toc_min_heading_level: level(levels[0]), toc_max_heading_level: level(levels[1]) }
    lose('outline')
    return {}
  },
  aside: (value) => (value === false ? { hide_table_of_contents: true } : {}),
  editLink: (value) => (value === false ? { custom_edit_url: null } : {}),
  lastUpdated,
  prev: neighbour('prev'),
  next: neighbour('next'),
  sidebar: (value) => (value === false ? { displayed_sidebar: null } : {}),
  layout: (value, lose) => {
    if (value === 'home') return { layout: 'home' }
    if (value === 'page') return { displayed_sidebar: null, hide_table_of_contents: true }
    if (value !== 'doc') lose('layout')
    return {}
  },
  search: (value, lose) => {
    if (value === false) return { search: { exclude: true } }
    lose('search')
    return {}
  },
  head,
  // A page without a heading of its own is named after the product.
  hero: (value, lose) => {
    const name = plainText(valuesOf(value).name) || undefined
    return { ...defined({ title: name }), ...hero(value, lose) }
  },
  features: nothing,
  footer: lost('footer'),
  navbar: lost('navbar'),
  pageClass: lost('pageClass'),
  titleTemplate: lost('titleTemplate'),
}

/** Starlight. */
export const starlightFrontMatter: ForeignFrontMatter = {
  slug: (value) => ({ slug: `/${String(value ?? '').replace(/^\/+/, '')}` }),
  editUrl: (value) =>
    value === true ? {} : { custom_edit_url: value === false ? null : (stringOf(value) ?? null) },
  tableOfContents: (value) => {
    if (typeof value === 'boolean') return value ? {} : { hide_table_of_contents: true }
    const { minHeadingLevel: min, maxHeadingLevel: max } = valuesOf(value)
    return {
      ...(min !== undefined && { toc_min_heading_level: level(min) }),
      ...(max !== undefined && { toc_max_heading_level: level(max) }),
    }
  },
  template: (value) => (value === 'splash' ? { layout: 'home' } : {}),
  banner: (value, lose) => {
    const content = stringOf(valuesOf(value).content)
    if (content === undefined) lose('banner')
    return content === undefined ? {} : { banner: content.trim().replace(/\s+/g, ' ') }
  },
  head,
  hero,
  lastUpdated,
  prev: neighbour('prev'),
  next: neighbour('next'),
  pagefind: (value) => (value === false ? { search: { exclude: true } } : {}),
  sidebar: (value, lose) => {
    const { label, order, hidden, badge, attrs } = valuesOf(value)
    if (hidden === true) lose('sidebar.hidden')
    if (attrs !== undefined) lose('sidebar.attrs')
    return defined({
      sidebar_badge: stringOf(badge) ?? stringOf(valuesOf(badge).text),
      sidebar_label: label,
      sidebar_position: order,
    })
  },
}

/** YAML reads `1.10` as a number, which Docusaurus takes as text. */
const textKey =
  (key: string): ForeignKey =>
  (value) => ({ [key]: typeof value === 'number' ? String(value) : value })
const textKeys = ['id', 'title', 'description', 'slug', 'sidebar_label', 'pagination_label']

const listKey =
  (key: string): ForeignKey =>
  (value) => {
    const list = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value
    const isNumber = (each: unknown) => typeof each === 'number'
    return {
      [key]: Array.isArray(list) ? list.map((each) => (isNumber(each) ? `${each}` : each)) : list,
    }
  }

/** Authors that a post describes, without their addresses in social networks. */
const authors: ForeignKey = (value, lose) => {
  const authorList = [value].flat().map((author) => {
    if (typeof author !== 'object') return author
    const { key, name, title, url, image_url, imageURL, ...others } = valuesOf(author)
    for (const other of Object.keys(others)) lose(`authors.${other}`)
    return defined({ key, name, title, url, image_url: image_url ?? imageURL })
  })
  return { authors: Array.isArray(value) ? authorList : authorList[0] }
}

/** Docusaurus, whose other keys are Landing's. */
export const docusaurusFrontMatter: ForeignFrontMatter = {
  ...Object.fromEntries(textKeys.map((key) => [key, textKey(key)])),
  keywords: listKey('keywords'),
  tags: listKey('tags'),
  authors,
  noindex: (value) => (value === true ? { unlisted: true } : {}),
  mdx: nothing,
  parse_number_prefixes: nothing,
  sidebar_key: nothing,
  title_meta: lost('title_meta'),
}

/** MkDocs and Material for MkDocs. */
export const mkdocsFrontMatter: ForeignFrontMatter = {
  hide: (value, lose) => {
    const parts = [value].flat().map(String)
    if (parts.some((part) => !/^(?:toc|navigation)$/.test(part))) lose('hide')
    return {
      ...(parts.includes('toc') && { hide_table_of_contents: true }),
      ...(parts.includes('navigation') && { displayed_sidebar: null }),
    }
  },
  search: (value, lose) => {
    const { exclude, boost } = valuesOf(value)
    if (boost !== undefined) lose('search.boost')
    return exclude === true ? { search: { exclude: true } } : {}
  },
  status: (value) => {
    const status = stringOf(value) ?? ''
    return { sidebar_badge: status.charAt(0).toUpperCase() + status.slice(1) }
  },
  icon: nothing,
  comments: nothing,
  render_macros: nothing,
  categories: (value) => ({ tags: listOf(value).map(String) }),
  subtitle: lost('subtitle'),
  template: lost('template'),
  social: lost('social'),
}

/** Fumadocs, with the keys of its own schema. */
export const fumadocsFrontMatter: ForeignFrontMatter = {
  full: (value) => (value === true ? { hide_table_of_contents: true } : {}),
  icon: nothing,
  _openapi: lost('_openapi'),
}

/** Nextra, without the keys that pages of Next export to set `meta` elements. */
export const nextraFrontMatter: ForeignFrontMatter = {
  sidebarTitle: (value) => ({ sidebar_label: value }),
  searchable: (value) => (value === false ? { search: { exclude: true } } : {}),
  // The page of a folder is the link of its category.
  asIndexPage: nothing,
  icon: nothing,
}

/** Mintlify, with the keys that set icons and the API playground, which are not here. */
export const mintlifyFrontMatter: ForeignFrontMatter = {
  sidebarTitle: (value) => ({ sidebar_label: value }),
  tag: (value) => ({ sidebar_badge: value }),
  mode: (value) => ({
    ...(/^(?:wide|custom|frame|center)$/.test(String(value)) && { hide_table_of_contents: true }),
    ...(/^(?:custom|center)$/.test(String(value)) && { displayed_sidebar: null }),
  }),
  hidden: (value) => (value === true ? { unlisted: true } : {}),
  noindex: (value) => (value === true ? { unlisted: true } : {}),
  deprecated: (value) => (value === true ? { sidebar_badge: 'Deprecated' } : {}),
  boost: (value) =>
    typeof value === 'number' && value > 0 ? { search: { weight: Math.min(value, 8) } } : {},
  hideFooterPagination: (value) =>
    value === true ? { pagination_prev: null, pagination_next: null } : {},
  icon: nothing,
  iconType: nothing,
  rss: nothing,
  timestamp: nothing,
  groups: lost('groups'),
  api: lost('api'),
  asyncapi: lost('asyncapi'),
  openapi: lost('openapi'),
  url: lost('url'),
}
