/** A value that can be inserted into a text. */
export type Variable = string | number | boolean

/** What `:var[name]` can name: the site's variables, and the plain keys of a page's front matter, which come first. */
export function pageVariables(
  site: Readonly<Record<string, Variable>>,
  frontMatter: object,
): Readonly<Record<string, Variable>> {
  const pageVariables = Object.entries(frontMatter).filter(
    ([, value]) =>
      typeof value === 'string' || typeof value === 'number' || value === true || value === false,
  )
  return { ...site, ...Object.fromEntries(pageVariables) }
}

/** `:var[name]` */
export const variablePattern = /:var\[([\w.-]+)\]/g

/** A plain text with its variables filled in; unknown ones stay. */
export function withVariables(text: string, variables: () => Readonly<Record<string, Variable>>) {
  if (!text.includes(':var[')) return text
  const values = variables()
  return text.replace(variablePattern, (source, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : source,
  )
}
