import type { ForeignFrontMatter, ForeignKey } from '@landing/schema'
import { listOf, textOf, valuesOf } from '../site/values'

const nothing: ForeignKey = () => ({})
const lost =
  (key: string): ForeignKey =>
  (_, lose) => {
    lose(key)
    return {}
  }

/** Keys of MkDocs and Material for MkDocs in place of Landing's. */
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
    const status = textOf(value) ?? ''
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
