import type { FrontMatterHero } from '@landing/schema'
import type { Heading, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { draftOf, type PageDraft, positionInOpening } from '../page/page-draft'
import { classes } from '../tree/classes'
import { block, line, text } from '../tree/mdast'

/** Puts the `hero` of the front matter at the beginning of the page. */
export function remarkHero() {
  return (tree: Root, file: VFile): void => {
    const draft = draftOf(file)
    const { hero, title: pageTitle } = draft.opening
    if (hero === undefined) return
    const { title = pageTitle ?? '', tagline, actions = [], image } = hero
    const position = positionInOpening(draft, 'hero')
    const heading: Heading = { type: 'heading', depth: 1, children: [text(title)] }
    const words = [
      ...(title === '' ? [] : [heading]),
      ...(tagline === undefined ? [] : [line('p', {}, [text(tagline)], position)]),
      ...(actions.length === 0
        ? []
        : [line('p', classes('landing-hero-actions'), actions.flatMap(button), position)]),
    ]
    tree.children.unshift(
      block(
        'div',
        classes('landing-hero'),
        [
          block('div', classes('landing-hero-text'), words, position),
          ...(image === undefined ? [] : [line('p', {}, toImages(image), position)]),
        ],
        position,
      ),
    )
    writeText(draft, title, hero)

    function button(
      { text: words, href, design }: (typeof actions)[number],
      index: number,
    ): PhrasingContent[] {
      const attributes = { href, design: design ?? (index === 0 ? 'emphasized' : 'default') }
      const children = [text(words)]
      const position = positionInOpening(draft, href)
      return [{ type: 'textDirective', name: 'link-button', attributes, children, position }]
    }
    function toImages({ src, dark, alt = '' }: NonNullable<typeof image>): PhrasingContent[] {
      const toImage = (url: string, mode = ''): PhrasingContent => {
        const position = positionInOpening(draft, url)
        return { type: 'image', url: url + mode, alt, position }
      }
      if (dark === undefined) return [toImage(src)]
      return [toImage(src, '#light-only'), toImage(dark, '#dark-only')]
    }
  }
}

/** The same in the copy as Markdown. */
function writeText(draft: PageDraft, title: string, { tagline, actions = [] }: FrontMatterHero) {
  const links = actions.map(({ text: words, href }) => `[${words}](${draft.markdownAddress(href)})`)
  const parts = [title === '' ? '' : `# ${title}`, tagline ?? '', links.join(' ')]
  draft.markdown = [...parts.filter((part) => part !== ''), draft.markdown].join('\n\n')
}
