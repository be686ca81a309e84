import { listOf, textOf, type Values, valuesOf } from '../site/values'
import * as targets from './targets'

/** Result of converting a home page: its `hero`, and features as cards. */
export interface Home {
  /** More front matter. */
  readonly values: Values
  readonly body: string
}

/** Hero and features of a home page; nothing for other pages. */
export function homeOf(
  frontMatter: Values,
  link: (url: string) => string,
  file: (path: string) => string,
): Home {
  const hero = valuesOf(frontMatter.hero)
  const name = textOf(hero.name) ?? textOf(hero.title)
  const title = [name, textOf(hero.text)].filter((part) => part !== undefined).join(': ')
  const tagline = textOf(hero.tagline)
  const image = imageOf(hero.image, file)
  const actions = listOf(hero.actions)
    .map(valuesOf)
    .map(({ text, link: url, theme, variant }, index) => {
      const isMain = (theme ?? variant ?? (index === 0 ? 'primary' : '')).toString()
      const design = /^(?:brand|primary)$/.test(isMain) ? 'emphasized' : 'default'
      return { text: textOf(text) ?? '', href: link(textOf(url) ?? '/'), design }
    })
  const made: Values = {
    ...(title !== '' && { title }),
    ...(tagline !== undefined && { tagline }),
    ...(image && { image }),
    ...(actions.length > 0 && { actions }),
  }
  const cards = listOf(frontMatter.features)
    .map(valuesOf)
    .map((feature) => {
      const url = textOf(feature.link)
      const body = textOf(feature.details) ?? ''
      return targets.card(textOf(feature.title) ?? '', body, url === undefined ? '' : link(url))
    })
  return {
    values: {
      // Without a heading the title would be the file name.
      ...(textOf(frontMatter.title) === undefined && name !== undefined && { title: name }),
      ...(Object.keys(made).length > 0 && { hero: made }),
    },
    body: cards.length === 0 ? '' : targets.cardGrid(cards.join('\n\n')),
  }
}

/** A path, or an object with one for each color mode. */
function imageOf(image: unknown, file: (path: string) => string): Values | undefined {
  const { src, file: path, light, dark, alt } = valuesOf(image)
  const shown = [image, src, path, light].map(textOf).find((each) => each !== undefined)
  if (shown === undefined) return undefined
  const [other, text] = [textOf(dark), textOf(alt)]
  return {
    src: file(shown),
    ...(other !== undefined && { dark: file(other) }),
    ...(text && { alt: text }),
  }
}
