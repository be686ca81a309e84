import type { Finding } from '@landing/markdown'
import { type Tag, unpairedTags } from '@landing/markdown/lint'
import type { FooterLink, ResolvedConfig } from '@landing/schema'
import { navbarItems } from '../model/navbar-items'

type Theme = Partial<ResolvedConfig['theme']>

/** HTML of an option, with the option's path. */
export type OptionHtml = readonly [option: string, html: string]

/**
 * Reports HTML in the configuration that changes the page around it, tags without a counterpart, and event handlers, which the policy
 * blocks.
 */
export function configHtmlFindings(config: ResolvedConfig): Finding[] {
  return configHtml(config).flatMap(([option, html]) => {
    const location = { file: `configuration ${option}` }
    const findings = unpairedTags(html).map((tag): Finding => {
      const [message, help] = problemOf(tag, html.slice(tag.start, tag.end))
      return { code: 'html/unclosed', message, location, help }
    })
    const handler = /<[a-z][^<>]*\s(on[a-z]+)=/i.exec(html)?.[1]
    if (handler === undefined) return findings
    const message = `The policy of the site forbids event handlers in HTML: browsers ignore "${handler}".`
    const help = 'Write a link, or a part of the theme in src/theme.tsx.'
    return [...findings, { code: 'html/blocked', message, location, help }]
  })
}

function problemOf(
  { name, closes, isUnfinished }: Tag,
  source: string,
): [message: string, help: string] {
  if (isUnfinished) {
    const help = name === '!--' ? 'Write "-->" where it ends.' : 'Close the quote: <a href="…">.'
    return [`"${source}" does not end: a quote or a comment is open.`, help]
  }
  if (closes) return [`"${source}" ends an element that is not open.`, 'Remove it.']
  return [
    `"${source}" is not closed: the page after it becomes part of it.`,
    `Write "</${name}>" where it ends.`,
  ]
}

/** All HTML of the configuration. */
export function configHtml(config: ResolvedConfig): OptionHtml[] {
  return [
    ...htmlOfNavbar(config),
    ...themesOf(config).flatMap(([path, theme]) => htmlOfTheme(theme, path)),
  ].flatMap(([option, html]) => (html === undefined ? [] : [[option, html]]))
}

type MaybeHtml = readonly [option: string, html: string | undefined]

/** The theme's options of the site, and those of its locales, with their paths. */
export function themesOf({ theme, i18n }: ResolvedConfig): [path: string, theme: Theme][] {
  const localeThemes = Object.entries(i18n.localeConfigs).map(([code, locale]): [string, Theme] => [
    `i18n.localeConfigs.${code}.theme`,
    // Resolved like that of the site.
    (locale.theme ?? {}) as Theme,
  ])
  return [['theme', theme], ...localeThemes]
}

/** The links of a footer, also those in groups, with their paths. */
export function footerLinks(footer: Theme['footer'], path: string): [path: string, FooterLink][] {
  return (footer?.links ?? []).flatMap((link, at): [string, FooterLink][] => {
    const option = `${path}.footer.links[${at}]`
    if (!('items' in link)) return [[option, link]]
    return link.items.map((each, index) => [`${option}.items[${index}]`, each])
  })
}

function htmlOfTheme({ footer, announcementBar }: Theme, path: string): MaybeHtml[] {
  return [
    ...footerLinks(footer, path).map(([option, { html }]): MaybeHtml => [`${option}.html`, html]),
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
