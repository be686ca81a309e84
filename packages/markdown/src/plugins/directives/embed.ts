import { isFullAddress } from '@landing/schema'
import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import { forbiddenHost, judged } from '../../page/blocked'
import { type DirectivePage, type PageDraft, report } from '../../page/page-draft'
import { classes } from '../../tree/classes'
import { addProperties, block, type LeafDirective, line, nodeText, text } from '../../tree/mdast'
import { linkTo } from './link-button'

/** Patterns of video pages, with the addresses of their players without cookies. */
const players: readonly (readonly [page: RegExp, player: (id: string) => string])[] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  ],
  [
    /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  ],
]

/** `::video[Title]{src="…"}`: a file of the site, or a video on YouTube or Vimeo. */
export function video(node: LeafDirective, page: DirectivePage): RootContent[] {
  const { src, poster } = node.attributes ?? {}
  if (src && !isFullAddress(src)) {
    const ariaLabel = node.children.map(nodeText).join('')
    const properties = { ...classes('landing-video'), controls: true, preload: 'metadata', src }
    return [
      block(
        'video',
        { ...properties, ...(poster && { poster }), ...(ariaLabel && { ariaLabel }) },
        [],
        node.position,
      ),
    ]
  }
  const player = src ? playerOf(src) : undefined
  if (src && player === undefined) {
    const message = `No player is known for the video "${src}".`
    const help =
      'Link to YouTube or Vimeo or to a file of the site, or write ::frame[Title]{src="…"}.'
    report(page, 'directive/attribute', node, message, help)
  }
  return embed(node, src, player ?? src, page)
}

/** `::frame[Title]{src="…"}`: a page of another site. */
export function frame(node: LeafDirective, page: DirectivePage): RootContent[] {
  const { src } = node.attributes ?? {}
  return embed(node, src, src, page)
}

function playerOf(address: string): string | undefined {
  for (const [page, player] of players) {
    const id = page.exec(address)?.[1]
    if (id !== undefined) return player(id)
  }
  return undefined
}

/** Creates a link, which loads the frame when a reader clicks it. */
function embed(
  node: LeafDirective,
  address: string | null | undefined,
  source: string | null | undefined,
  page: DirectivePage,
): RootContent[] {
  const link = linkTo(address, node.children, node, page)
  addProperties(link, classes('landing-embed-link'))
  const host = source && URL.canParse(source) ? new URL(source).host : ''
  const parts = [
    line('p', {}, [link], node.position),
    ...(host === '' ? [] : [line('figcaption', {}, [text(host)], node.position)]),
  ]
  return [block('figure', classes('landing-embed'), parts, node.position)]
}

/** Lets the link of an embed load its frame, if the site's policy allows it. */
export function finishEmbed(link: Element, href: string, draft: PageDraft): void {
  const source = playerOf(href) ?? href
  if (!URL.canParse(source)) return
  const forbidden = forbiddenHost(source, judged.iframe, draft)
  if (forbidden === undefined) link.properties.dataFrame = source
  else {
    const { reason, help } = forbidden
    report(draft, 'directive/attribute', link, `${reason}: readers get a link.`, help)
  }
}
