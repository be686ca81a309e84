import type { NavbarCustom, NavbarItem, ResolvedConfig } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { unpairedTags } from '../syntax/page-tags'

type Theme = Partial<ResolvedConfig['theme']>

/** HTML of an option, with the option's path. */
type OptionHtml = readonly [option: string, html: string | undefined]

/** Reports HTML in the configuration that changes the page around it: tags without a counterpart. */
export function unpairedConfigHtml({ theme, i18n }: ResolvedConfig): Finding[] {
  const ofLocales = Object.entries(i18n.localeConfigs ?? {}).flatMap(([code, config]) =>
    htmlOfTheme(config.theme ?? {}, `i18n.localeConfigs.${code}.theme`),
  )
  return [...htmlOfTheme(theme, 'theme'), ...ofLocales].flatMap(([option, html]) =>
    unpairedTags(html ?? '').map(({ name, start, end, closes, isUnfinished }): Finding => {
      const source = (html ?? '').slice(start, end)
      const location = { file: `configuration ${option}` }
      if (isUnfinished) {
        return {
          code: 'html/unclosed',
          message: `"${source}" does not end: a quote or a comment is open.`,
          location,
          help: name === '!--' ? 'Write "-->" where it ends.' : 'Close the quote: <a href="…">.',
        }
      }
      return {
        code: 'html/unclosed',
        message: closes
          ? `"${source}" ends an element that is not open.`
          : `"${source}" is not closed: the page after it becomes part of it.`,
        location,
        help: closes ? 'Remove it.' : `Write "</${name}>" where it ends.`,
      }
    }),
  )
}

function htmlOfTheme({ navbar, footer, announcementBar }: Theme, path: string): OptionHtml[] {
  const links = footer?.links ?? []
  return [
    ...htmlOfItems(navbar?.items ?? [], `${path}.navbar.items`),
    ...links.flatMap((link, at): OptionHtml[] =>
      'items' in link
        ? link.items.map(({ html }, index) => [
            `${path}.footer.links[${at}].items[${index}].html`,
            html,
          ])
        : [[`${path}.footer.links[${at}].html`, link.html]],
    ),
    [`${path}.footer.copyright`, footer?.copyright],
    [`${path}.announcementBar.content`, announcementBar?.content],
  ]
}

function htmlOfItems(items: readonly NavbarItem[], path: string): OptionHtml[] {
  return items.flatMap((item, at): OptionHtml[] => {
    const own = `${path}[${at}]`
    if (isCustom(item)) return []
    if (item.type === 'html') return [[`${own}.value`, item.value]]
    if ('items' in item) return htmlOfItems(item.items, `${own}.items`)
    return 'html' in item ? [[`${own}.html`, item.html]] : []
  })
}

/** Its keys are the component's own. */
function isCustom(item: NavbarItem): item is NavbarCustom {
  return item.type?.includes('custom-') === true
}
