import { listOf, textOf, type Values, valuesOf } from '../site/values'
import * as targets from './targets'

/** Hero and features of a home page in Markdown; empty for other pages. */
export function homeMarkdown(
  frontMatter: Values,
  link: (url: string) => string,
  file: (path: string) => string,
): string {
  const hero = valuesOf(frontMatter.hero)
  const features = listOf(frontMatter.features).map(valuesOf)
  if (Object.keys(hero).length === 0 && features.length === 0) return ''
  const name = textOf(hero.name) ?? textOf(hero.title)
  const title = [name, textOf(hero.text)].filter((part) => part !== undefined).join(': ')
  const picture = valuesOf(hero.image)
  const path =
    textOf(hero.image) ?? textOf(picture.src) ?? textOf(picture.file) ?? textOf(picture.light)
  const buttons = listOf(hero.actions)
    .map(valuesOf)
    .map(({ text, link: url }) => targets.linkButton(textOf(text) ?? '', link(textOf(url) ?? '/')))
  const cards = features.map((feature) => {
    const body = textOf(feature.details) ?? ''
    const url = textOf(feature.link)
    return targets.card(textOf(feature.title) ?? '', body, url === undefined ? '' : link(url))
  })
  const parts = [
    textOf(frontMatter.title) === undefined && title !== '' ? `# ${title}` : '',
    textOf(hero.tagline) ?? '',
    buttons.join(' '),
    path === undefined ? '' : targets.image(textOf(picture.alt) ?? '', file(path)),
    cards.length === 0 ? '' : targets.cardGrid(cards.join('\n\n')),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
