import type { ReactNode } from 'react'

/** Outlines on a 20 by 20 grid, of what every page starts with. */
const OUTLINES = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  search: 'M13.2 13.2 17 17M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  next: 'm8 5.5 4.5 4.5L8 14.5',
  external: 'M8 5H5v10h10v-3M11 4h5v5m0-5-6.5 6.5',
  language:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM2.7 10h14.6M10 2.5c2.2 2 3.2 4.6 3.2 7.5s-1 5.5-3.2 7.5c-2.2-2-3.2-4.6-3.2-7.5s1-5.5 3.2-7.5Z',
} as const

export type IconName = keyof typeof OUTLINES | 'github'

const GITHUB =
  'M10 1.7a8.3 8.3 0 0 0-2.63 16.18c.42.080.57-.18.570-.4v-1.42c-2.32.500-2.81-1.1-2.81-1.1-.38-.96-.93-1.22-.93-1.22-.76-.52.060-.51.060-.51.840.06 1.28.860 1.28.860.74 1.27 1.95.910 2.43.690.07-.54.290-.91.530-1.12-1.86-.21-3.81-.93-3.81-4.12 0-.91.320-1.66.860-2.24-.09-.21-.37-1.06.080-2.21 0 0 .7-.23 2.3.850a8 8 0 0 1 4.18 0c1.59-1.08 2.29-.85 2.29-.85.460 1.15.170 2 .09 2.21.530.58.850 1.33.850 2.24 0 3.2-1.95 3.91-3.82 4.11.300.26.570.77.570 1.55v2.29c0 .22.150.49.570.4A8.3 8.3 0 0 0 10 1.7Z'

/** A picture beside a text, or in a control that has a name of its own: never read aloud. */
export function Icon({ name, className }: IconProps<IconName>): ReactNode {
  return name === 'github' ? (
    <Outline d={GITHUB} className={className} fill="currentColor" />
  ) : (
    <Outline d={OUTLINES[name]} className={className} />
  )
}

export interface IconProps<Name> {
  readonly name: Name
  readonly className?: string | undefined
}

interface OutlineProps {
  readonly d: string
  readonly className?: string | undefined
  readonly fill?: 'currentColor'
}

/** A path in the colour of the text. */
export function Outline({ d, className, fill }: OutlineProps): ReactNode {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill={fill}
    >
      <path d={d} />
    </svg>
  )
}

/** One picture for each colour mode; the style sheet shows that of the current one. */
export function ModeIcon(): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path className="mode-system" d="M3 4h14v9.5H3zM7.5 17h5M10 13.5V17" />
      <path
        className="mode-light"
        d="M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10 2v1.6m0 12.8V18M2 10h1.6m12.8 0H18M4.3 4.3l1.2 1.2m9 9 1.2 1.2m0-11.4-1.2 1.2m-9 9-1.2 1.2"
      />
      <path className="mode-dark" d="M16.5 11.9A6.9 6.9 0 0 1 8.1 3.5a6.9 6.9 0 1 0 8.4 8.4Z" />
    </svg>
  )
}
