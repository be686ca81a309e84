import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft } from '../page/page-draft'

type Transform = (tree: Root, file: VFile) => unknown

/** Text that is not in the source: of variables, of data, of lists of pages. */
const generatesText = /:var\[|(?:^|[^:])::[a-z]/m

/**
 * True for a page whose syntax is all in its source, so that a test of the text tells what it has. Pages in other formats, and those
 * that steps of plugins may change, are not.
 */
function isPlain(draft: PageDraft): boolean {
  const { isMdx, format, dialect, text, opening, environment } = draft
  return (
    !isMdx &&
    format === undefined &&
    !environment.needsAllSteps &&
    opening.hero === undefined &&
    opening.banner === undefined &&
    environment.hooks.all.every(({ steps = [] }) =>
      steps.every((step) => step.dialect !== undefined && step.dialect !== dialect),
    ) &&
    !generatesText.test(text)
  )
}

/**
 * A step that is loaded for the first page that needs it, and does not run for others.
 *
 * @param needs tells of a page whether it has the syntax of the step; asked of plain pages only
 */
export function whenNeeded<Options extends readonly unknown[]>(
  needs: (text: string, draft: PageDraft) => boolean,
  load: () => Promise<(...options: Options) => Transform>,
  ...options: Options
) {
  let loading: Promise<Transform> | undefined
  return function stepWhenNeeded() {
    return async (tree: Root, file: VFile): Promise<Root | undefined> => {
      const draft = draftOf(file)
      if (isPlain(draft) && !needs(draft.text, draft)) return undefined
      loading ??= load().then((make) => make(...options))
      const transform = await loading
      return (await transform(tree, file)) as Root | undefined
    }
  }
}
