import type { ResolvedConfig } from '@landing/schema'
import type { Finding } from '../diagnostics/codes'
import { navbarItems } from '../model/navbar-items'
import { unpairedTags } from '../syntax/page-tags'

type Theme = Partial<ResolvedConfig['theme']>

/** HTML of an option, with the option's path. */
export type OptionHtml = readonly [option: string, html: string | undefined]

/** Reports HTML in the configuration that changes the page around it: tags without a counterpart. */
export function unpairedConfigHtml(config: ResolvedConfig): Finding[] {
  return configHtml(config).flatMap(([option, html]) =>
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

/** All HTML of the configuration. */
export function configHtml(config: ResolvedConfig): OptionHtml[] {
  return [
    ...htmlOfNavbar(config),
    ...themesOf(config).flatMap(([path, theme]) => htmlOfTheme(theme, path)),
  ]
}

/** The theme's options of the site, and those of its locales, with their paths. */
export function themesOf({ theme, i18n }: ResolvedConfig): [path: string, theme: Theme][] {
  const own = Object.entries(i18n.localeConfigs).map(([code, locale]): [string, Theme] => [
    `i18n.localeConfigs.${code}.theme`,
    // Resolved like that of the site.
    (locale.theme ?? {}) as Theme,
  ])
  return [['theme', theme], ...own]
}

function htmlOfTheme({ footer, announcementBar }: Theme, path: string): OptionHtml[] {
  const links = footer?.links ?? []
  return [
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

function htmlOfNavbar(config: ResolvedConfig): OptionHtml[] {
  return navbarItems(config).flatMap(({ item, place }): OptionHtml[] => {
    // The keys of an item with a component are the component's own.
    if (item.type?.includes('custom-')) return []
    if (item.type === 'html') return [[`${place}.value`, String(item.value)]]
    return 'html' in item && item.html !== undefined ? [[`${place}.html`, String(item.html)]] : []
  })
}
