import type { ArticleClassName } from '@landing/schema'

/** Properties of an element with classes that the theme styles. */
export const classes = (
  ...className: ArticleClassName[]
): { readonly className: ArticleClassName[] } => ({ className })
