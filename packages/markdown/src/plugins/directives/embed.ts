import { isFullAddress } from '@landing/schema'
import type { RootContent } from 'mdast'
import { type DirectivePage, report } from '../../page/page-draft'
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
  if (src && playerOf(src) === undefined) {
    const message = `No player is known for the video "${src}".`
    const help =
      'Link to YouTube or Vimeo or to a file of the site, or write ::frame[Title]{src="…"}.'
    report(page, 'directive/attribute', node, message, help)
  }
  return frame(node, page)
}

function playerOf(address: string): string | undefined {
  for (const [page, player] of players) {
    const id = page.exec(address)?.[1]
    if (id !== undefined) return player(id)
  }
  return undefined
}

/** `::frame[Title]{src="…"}`: a page of another site, in place of a link that a reader clicks. */
export function frame(node: LeafDirective, page: DirectivePage): RootContent[] {
  const address = node.attributes?.src ?? ''
  const source = playerOf(address) ?? address
  const link = linkTo(address, node.children, node, page)
  addProperties(link, { ...classes('landing-embed-link'), ...(source && { dataFrame: source }) })
  const host = URL.canParse(source) ? new URL(source).host : ''
  const parts = [
    line('p', {}, [link], node.position),
    ...(host === '' ? [] : [line('figcaption', {}, [text(host)], node.position)]),
  ]
  return [block('figure', classes('landing-embed'), parts, node.position)]
}
