import { featureOf, type PageFeature } from '@landing/schema'

/** Are there any of these elements and classes, such as `table, .map`? A text may count that quotes such a class. */
export function holdsAny(html: string, names: string): boolean {
  const patterns = names
    .split(/, ?/)
    .map((name) =>
      name.startsWith('.') ? `class="(?:[^"]* )?${name.slice(1)}[ "]` : `<${name}[ >]`,
    )
  return new RegExp(patterns.join('|')).test(html)
}

/** Features of elements that React rendered: it writes each attribute as `name="…"`, and no `<` in a value or a text. */
export function featuresIn(html: string): ReadonlySet<PageFeature> {
  const features = new Set<PageFeature>()
  for (const part of html.split('<')) {
    const [tag = ''] = part.split('>', 1)
    const [name = ''] = tag.split(' ', 1)
    const classes = tag.split(' class="')[1]?.split('"', 1)[0]?.split(' ') ?? []
    const feature = featureOf(name, classes, tag.includes(' id="'))
    if (feature !== undefined) features.add(feature)
  }
  return features
}
