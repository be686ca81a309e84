import { blocks, code } from '@landing/markdown/authoring'
import { ReferenceReflection, type Reflection } from 'typedoc'
import {
  type MarkdownPageEvent,
  MarkdownTheme,
  type MarkdownThemeContext,
} from 'typedoc-plugin-markdown'
import { markdown } from './comments'

/** Comments in the Markdown of this framework; names that lead to pages are collected in the front matter of the event. */
export class Theme extends MarkdownTheme {
  override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
    const context = super.getRenderContext(page)
    const { partials, helpers, router } = context
    const linkTo = (target: Reflection) =>
      router.hasUrl(target) ? context.urlTo(target) : undefined
    context.helpers = {
      ...helpers,
      getCommentParts: (parts) => markdown(parts ?? [], linkTo),
    }
    context.partials = {
      ...partials,
      referenceType(type) {
        const { reflection } = type
        if (reflection && reflection !== page.model && router.hasOwnDocument(reflection))
          page.frontmatter = { ...page.frontmatter, [reflection.name]: context.urlTo(reflection) }
        return partials.referenceType(type)
      },
      members(models, options) {
        const links = models.flatMap((each) =>
          each instanceof ReferenceReflection
            ? `[${code(each.name)}](${context.urlTo(each.getTargetReflectionDeep())})`
            : [],
        )
        return (
          links.join(', ') || partials.members(models, options).replaceAll('\n\n***\n\n', '\n\n')
        )
      },
      comment(comment, options) {
        const deprecated = comment.getTag('@deprecated')
        const isShown = deprecated && options?.showSummary !== false && !options?.isTableColumn
        const text = isShown && (markdown(deprecated.content, linkTo) || 'This is deprecated.')
        return blocks(
          text && `:::warning[Deprecated]\n\n${text}\n\n:::`,
          partials.comment(comment, options),
        )
      },
    }
    return context
  }
}
