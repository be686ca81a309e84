/** A component in the text of a page. */
export interface ComponentUse {
  /** Name of the component, or of what a page with code uses. */
  readonly name: string
  /** Attributes, as they were written. */
  readonly props: Readonly<Record<string, string>>
  /** Source of the page. */
  readonly file: string
  /** Line in the file. */
  readonly line: number
  /** Column in the line. */
  readonly column: number
  /** For a part that the module of its page renders, instead of a component of the site: number of the part. */
  readonly module?: { readonly source: string; readonly use: number; readonly version: string }
}

/** A component in an article. */
export interface ArticleComponent extends ComponentUse {
  /** What it holds; more than one if its code has other elements between. */
  readonly slots: readonly (readonly ArticlePart[])[]
}

/** A part of an article: HTML, or a component. */
export type ArticlePart = string | ArticleComponent

/** HTML of an article, without its components but with what they hold. */
export function articleHtml(parts: readonly ArticlePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.slots.map(articleHtml).join('')))
    .join('')
}

/** All components of an article, outer ones first. */
export function componentsOf(parts: readonly ArticlePart[]): ArticleComponent[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...part.slots.flatMap(componentsOf)],
  )
}
