import * as targets from '../site/targets'
import { listOf, textOf, type Values, valuesOf } from '../site/values'
import { spaced } from '../site/words'

/** Features of a home page of VitePress as cards; empty for other pages. */
export function featureCards(
  { features }: Values,
  link: (url: string) => string,
  dropIcon: () => void,
): string {
  const cards = listOf(features)
    .map(valuesOf)
    .map(({ icon, title, details, link: url }) => {
      const sign = typeof icon === 'string' && !icon.includes('<') ? icon : ''
      if (icon !== undefined && sign === '') dropIcon()
      const href = typeof url === 'string' ? link(url) : ''
      return targets.card(spaced(sign, textOf(title) ?? ''), textOf(details) ?? '', href)
    })
  return cards.length === 0 ? '' : targets.cardGrid(cards.join('\n\n'))
}

/** The hero of a page with the addresses of the new site. */
export function movedHero(
  hero: unknown,
  link: (url: string) => string,
  file: (path: string) => string,
): Values {
  const { image, actions, ...rest } = valuesOf(hero)
  const files = Object.entries(valuesOf(image)).map(([key, value]) => [
    key,
    key === 'alt' ? value : file(String(value)),
  ])
  const buttons = listOf(actions)
    .map(valuesOf)
    .map((action) => ({ ...action, href: link(String(action.href)) }))
  return {
    ...rest,
    ...(files.length > 0 && { image: Object.fromEntries(files) }),
    ...(buttons.length > 0 && { actions: buttons }),
  }
}
