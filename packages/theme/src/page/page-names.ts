import type { PageData, PageHead } from '@landing/schema'
import type { NamedPage } from '../context/part-props'
import type { Messages } from '../messages/en'
import type { Texts } from '../texts/texts'

/** A page with the title and the description that the theme has for pages of its kind, where it has none of its own. */
export function withNames(page: PageData, text: Texts<Messages>): NamedPage {
  return { ...page, head: { title: '', ...namesOf(page, text), ...page.head } }
}

function namesOf(page: PageData, text: Texts<Messages>): PageHead {
  switch (page.kind) {
    case 'search':
      return { title: text('searchDocs'), description: text('searchHint') }
    case 'not-found':
      return { title: text('notFound'), description: text('notFoundText') }
    case 'tags': {
      const labels = page.groups.flatMap(({ tags }) => tags.map(({ label }) => label))
      const [first = '', ...others] = labels
      const last = others.at(-1)
      return {
        title: text('tags'),
        ...(last && { description: text('tagsLead', { first, last }) }),
      }
    }
    case 'tag': {
      const count = text.count('docsTagged', page.docs.length)
      return { title: text('taggedWith', { count, tag: page.tag.label }) }
    }
    case 'index':
      return { title: text('docsMenu') }
    default:
      return {}
  }
}
