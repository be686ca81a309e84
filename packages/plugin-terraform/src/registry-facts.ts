import type { FactsHook } from '@landing/markdown'
import { packArguments } from './argument-list'
import { isOverview, registryKind } from './registry-kinds'

const ownKeys = ['page_title', 'subcategory', 'layout', 'sidebar_current']

/** Facts from the front matter of provider pages. A page without tags gets its kind and subcategory as tags. */
export const registryFacts: FactsHook = ({ path, frontMatter, text: body }) => {
  const title = text(frontMatter.page_title)
  const subcategory = text(frontMatter.subcategory)
  const kind = registryKind(path)
  const tags = [kind?.label, subcategory].filter((tag) => tag !== undefined)
  return {
    ownKeys,
    ...(title !== undefined && { title }),
    tags: tags.filter((tag) => tag !== ''),
    data: {
      ...(title !== undefined && { pageTitle: title }),
      ...(subcategory !== undefined && { subcategory }),
      ...((kind?.block !== undefined || isOverview(path)) && { arguments: packArguments(body) }),
    },
  }
}

/** YAML reads `subcategory: 365` as a number. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : undefined
}
