import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isValues, listOf, textOf, type Values, valuesOf } from '../site/values'

/** Navbar and footer of `themeConfig` in a language, as far as their texts are translated. */
export function translatedTheme(config: Values, root: string, locale: string): Values | undefined {
  const [navbar, footer] = ['navbar', 'footer'].map((name) =>
    messagesOf(join(root, 'i18n', locale, `docusaurus-theme-classic/${name}.json`)),
  )
  const theme = {
    ...(navbar !== undefined && { navbar: translatedNavbar(valuesOf(config.navbar), navbar) }),
    ...(footer !== undefined && { footer: translatedFooter(valuesOf(config.footer), footer) }),
  }
  return Object.keys(theme).length === 0 ? undefined : theme
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
    items: listOf(navbar.items).map((item) => translatedItem(valuesOf(item), message)),
  }
}

function translatedItem(item: Values, message: Messages): Values {
  const { label, items } = item
  return {
    ...item,
    ...(label !== undefined && { label: message(`item.label.${String(label)}`, label) }),
    ...(Array.isArray(items) && {
      items: items.map((inner) => translatedItem(valuesOf(inner), message)),
    }),
  }
}

function translatedFooter(footer: Values, message: Messages): Values {
  const link = (given: unknown): Values => {
    const item = valuesOf(given)
    return {
      ...item,
      ...(item.title !== undefined && {
        title: message(`link.title.${String(item.title)}`, item.title),
      }),
      ...(item.label !== undefined && {
        label: message(`link.item.label.${String(item.label)}`, item.label),
      }),
      ...(Array.isArray(item.items) && { items: item.items.map(link) }),
    }
  }
  return {
    ...footer,
    links: listOf(footer.links).map(link),
    logo: translatedLogo(footer.logo, message),
    copyright: message('copyright', footer.copyright),
  }
}

const translatedLogo = (logo: unknown, message: Messages): unknown =>
  isValues(logo) ? { ...logo, alt: message('logo.alt', logo.alt) } : logo
