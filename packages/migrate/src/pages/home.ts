import { listOf, textOf, type Values, valuesOf } from '../site/values'
import * as targets from './targets'

/** Features of a home page of VitePress as cards; empty for other pages. */
export function featureCards({ features }: Values, link: (url: string) => string): string {
  const cards = listOf(features)
    .map(valuesOf)
    .map((feature) => {
      const url = textOf(feature.link)
      const body = textOf(feature.details) ?? ''
      return targets.card(textOf(feature.title) ?? '', body, url === undefined ? '' : link(url))
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
