import type { ReactNode } from 'react'
import { type IconProps, Outline } from './icons'

/** Outlines on a 20 by 20 grid, of parts that come later than the first page's script. */
const OUTLINES = {
  recent: 'M3.2 7.5A7.2 7.2 0 1 1 2.8 11M3 3.8v3.9h3.9M10 6v4.2l2.8 1.7',
  up: 'M10 16V4.5m-5 5 5-5 5 5',
  home: 'M3.5 9.2 10 3.5l6.5 5.7M5.3 8v8.5h3.5v-4.6h2.4v4.6h3.5V8',
  page: 'M5 2.8h6.5L15 6.3v10.9H5zM11.3 3v3.5h3.5M7.5 10h5m-5 3h5',
  hash: 'M7.8 3 6.2 17m7.6-14-1.6 14M3.5 7.3h13.5M3 12.7h13.5',
  text: 'M3.5 5.5h13m-13 4.5h13m-13 4.5h8',
  edit: 'm4 16 .8-3.4L13.2 4.2a1.6 1.6 0 0 1 2.3 0l.3.3a1.6 1.6 0 0 1 0 2.3L7.4 15.2 4 16Zm7.7-10.3 2.6 2.6',
  copy: 'M7.5 7.5h8.8v8.8H7.5zM12.5 7.5V3.7H3.7v8.8h3.8',
  tag: 'M3.5 3.5h6l7 7-6 6-7-7zM7 7h.01',
} as const

export type PageIconName = keyof typeof OUTLINES

/** A picture beside a text, or in a control that has a name of its own: never read aloud. */
export function PageIcon({ name, className }: IconProps<PageIconName>): ReactNode {
  return <Outline d={OUTLINES[name]} className={className} />
}
