import { toHref } from '@landing/schema'
import type { Ways } from './contents'
import { entryLinks } from './entry-links'
import { type OptionList, optionGroup } from './option-group'
import type { SuggestionContext } from './suggestion-context'

/** For a field without text: recent searches, and pages to begin with. */
export function beginnings(
  recent: readonly string[],
  context: SuggestionContext,
  { search, open }: Ways,
): OptionList[] {
  const { site, text } = context
  const searches = recent.map((label) => ({
    label,
    icon: 'recent' as const,
    choose: () => search(label),
  }))
  const pages = entryLinks(site, text('viewAllTags')).map(({ label, path }) => ({
    label,
    icon: 'page' as const,
    href: toHref(site.base, path),
    choose: () => open(path),
  }))
  return [
    optionGroup(text('searchRecent'), searches, context),
    optionGroup(text('searchPages'), pages, context),
  ]
}
