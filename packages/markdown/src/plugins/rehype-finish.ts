import type { Element, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { reportBlocked } from '../page/blocked'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { headingLevel } from '../syntax/elements'
import { classes } from '../tree/classes'
import { classesOf, hasClass, trusted } from '../tree/hast'
import { walk } from '../tree/walk'
import { siteIcon } from './directives/site-icon'
import { codeFrame } from './finish/code-frame'
import type { Finisher, Finishing } from './finish/finishing'
import { finishHeading } from './finish/heading'
import { finishImage, finishMedia, finishPicture } from './finish/image'
import { finishLink } from './finish/link'
import { finishTable } from './finish/table'

/** By element. One visit for all, because a page has thousands of nodes. */
const finishers: Readonly<Record<string, Finisher>> = {
  h2: finishHeading,
  h3: finishHeading,
  h4: finishHeading,
  h5: finishHeading,
  h6: finishHeading,
  pre: codeFrame,
  picture: finishPicture,
  img: finishImage,
  video: finishMedia,
  audio: finishMedia,
  source: finishMedia,
  a: finishLink,
  span: finishIcon,
  table: finishTable,
  details: finishDetails,
  input: finishCheckbox,
}

/** Elements that by their name would replace members of `document`, such as `cookie` or `links`, which scripts use. */
const nameable: ReadonlySet<string> = new Set(['embed', 'form', 'img', 'object'])

/** Turns standard HTML into the theme's HTML, and collects ids, links and images. */
export function rehypeFinish() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    const context = { draft, heading: '', level: 0, hasImage: false }
    const done = new Set<RootContent>()
    walk(tree, (node, parent, index) => {
      if (node.type !== 'element' || done.has(node)) return
      const { id, style } = node.properties
      if (typeof id === 'string') draft.document.ids.push(id)
      else if (node.tagName === 'a' && typeof node.properties.name === 'string') {
        draft.document.ids.push(node.properties.name)
      }
      if (style !== undefined && style !== null) removeStyle(node, draft)
      reportBlocked(node, draft)
      if (nameable.has(node.tagName)) delete node.properties.name
      const replacement = finishers[node.tagName]?.(node, context)
      const level = headingLevel(node.tagName)
      if (level !== undefined) {
        context.heading = draft.document.headings.find((each) => each.id === id)?.text ?? ''
        context.level = level
      }
      if (replacement === undefined) return
      // The node is now inside its frame, and will be visited again.
      done.add(node)
      parent.children[index] = replacement
    })
  }
}

/** Inlines only used icons, in the color of the text. */
function finishIcon(node: Element, { draft }: Finishing): undefined {
  const { dataIcon, role } = node.properties
  if (typeof dataIcon !== 'string') return
  node.properties.className = classes('landing-svg').className
  if (role === undefined) node.properties.ariaHidden = 'true'
  delete node.properties.dataIcon
  const svg = siteIcon(dataIcon, draft)
  if (svg !== undefined) node.children = [trusted(svg)]
}

function finishDetails(node: Element): undefined {
  if (hasClass(node, 'landing-details')) return
  node.properties.className = ['landing-details', ...classesOf(node)]
}

function finishCheckbox(node: Element, { draft }: Finishing): undefined {
  if (node.properties.type !== 'checkbox' || node.properties.ariaLabel !== undefined) return
  const { done, toDo } = draft.environment.language.texts
  node.properties.ariaLabel = node.properties.checked ? done : toDo
}

/** Style attributes are blocked by the content security policy. */
function removeStyle(node: Element, draft: PageDraft): void {
  const message = `The style attribute of <${node.tagName}> is left out: the site's security policy forbids it.`
  const help = 'Use a class and a style sheet.'
  report(draft, 'html/inline-style', node, message, help)
  delete node.properties.style
}
