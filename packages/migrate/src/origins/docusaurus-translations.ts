import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Finding } from '../site/site'
import { filled, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { labelIn } from './site-config'

/** Navbar and footer of `themeConfig` in a language, as far as their texts are translated. */
export function translatedTheme(config: Values, root: string, locale: string): Values | undefined {
  const [navbar, footer] = ['navbar', 'footer'].map((name) =>
    messagesOf(join(root, 'i18n', locale, `docusaurus-theme-classic/${name}.json`)),
  )
  const theme = {
    ...(navbar !== undefined && { navbar: translatedNavbar(valuesOf(config.navbar), navbar) }),
    ...(footer !== undefined && { footer: translatedFooter(valuesOf(config.footer), footer) }),
  }
  return filled(theme)
}

type Messages = (id: string, text: unknown) => unknown

/** The messages of a file of translations: `{ "title": { "message": "…" } }`. */
function messagesOf(file: string): Messages | undefined {
  if (!existsSync(file)) return undefined
  const messages = valuesOf(JSON.parse(readFileSync(file, 'utf8')))
  return (id, text) => textOf(valuesOf(messages[id]).message) ?? text
}

function translatedNavbar(navbar: Values, message: Messages): Values {
  return {
    ...navbar,
    title: message('title', navbar.title),
    logo: translatedLogo(navbar.logo, message),
    items: translatedItems(navbar.items, { label: 'item.label' }, message),
  }
}

function translatedFooter(footer: Values, message: Messages): Values {
  const ids = { title: 'link.title', label: 'link.item.label' }
  return {
    ...footer,
    links: translatedItems(footer.links, ids, message),
    logo: translatedLogo(footer.logo, message),
    copyright: message('copyright', footer.copyright),
  }
}

/** Items, and those in them; ids of messages begin as `ids` says of a key, and end with its text. */
const translatedItems = (
  items: unknown,
  ids: Readonly<Record<string, string>>,
  message: Messages,
): Values[] =>
  listOf(items)
    .map(valuesOf)
    .map((item) => {
      const texts = Object.entries(ids)
        .filter(([key]) => item[key] !== undefined)
        .map(([key, id]) => [key, message(`${id}.${String(item[key])}`, item[key])])
      const inner = Array.isArray(item.items) && {
        items: translatedItems(item.items, ids, message),
      }
      return { ...item, ...Object.fromEntries(texts), ...inner }
    })

const translatedLogo = (logo: unknown, message: Messages): unknown =>
  isValues(logo) ? { ...logo, alt: message('logo.alt', logo.alt) } : logo

/** The languages of the new site. */
export interface Languages {
  readonly defaultLocale: string
  readonly locales: readonly string[]
}

/** Sidebars with the labels of all languages, which `i18n/<locale>/<plugin>/<file>` have. */
export function translatedSidebars(
  sidebars: Values | undefined,
  plugin: string,
  file: string,
  { defaultLocale, locales }: Languages,
  root: string,
  findings: Finding[],
): Values | undefined {
  const messages = locales.flatMap((locale): [string, Values, string][] => {
    const path = join(root, 'i18n', locale, plugin, file)
    return existsSync(path)
      ? [[locale, valuesOf(JSON.parse(readFileSync(path, 'utf8'))), path]]
      : []
  })
  const used = new Set<string>()
  const item =
    (id: string) =>
    (given: unknown): unknown => {
      if (!isValues(given)) return given
      const { type, label, items } = given
      const key = `sidebar.${id}.${String(type)}.${String(label)}`
      used.add(key)
      const texts = messages.map(([locale, all]) => [locale, valuesOf(all[key]).message] as const)
      return {
        ...given,
        ...(label !== undefined && { label: labelIn(defaultLocale, label, texts) }),
        ...(Array.isArray(items) && { items: items.map(item(id)) }),
      }
    }
  const translated = Object.entries(sidebars ?? {}).map(([id, items]) => [
    id,
    listOf(items).map(item(id)),
  ])
  for (const [, all, path] of messages) {
    const left = Object.keys(all).filter(
      (key) => /^sidebar\..*\.category\./.test(key) && !used.has(key),
    )
    if (left.length === 0) continue
    findings.push({
      file: relative(root, path),
      line: 1,
      what: `Labels of generated categories are not carried over: ${left.map((key) => `\`${key}\``).join(', ')}.`,
      advice: 'Write `label` into `_category_.yml` in the folder of the translation.',
    })
  }
  return sidebars === undefined ? undefined : Object.fromEntries(translated)
}
