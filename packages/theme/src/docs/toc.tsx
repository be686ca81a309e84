'use client'

import type { TocEntry } from '@landing/schema'
import type { ReactNode } from 'react'
import { markReading } from '../behaviours/mark-reading'
import { part } from '../context/part'
import type { PartProps } from '../context/parts'
import { useOptionalTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { Anchor } from '../primitives/anchor'
import { Name } from '../primitives/name'
import { onThisPage } from '../texts/shell'

interface TocNode extends TocEntry {
  readonly children: TocNode[]
}

/** Nests entries by level. A level that is skipped leaves no empty list. */
export function nestToc(toc: readonly TocEntry[]): TocNode[] {
  const roots: TocNode[] = []
  const open: TocNode[] = []
  for (const entry of toc) {
    const node: TocNode = { ...entry, children: [] }
    while ((open.at(-1)?.level ?? 0) >= node.level) open.pop()
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}

/**
 * The headings of a page; the one being read is marked. The style sheet shows the list beside the
 * article where there is room, else as a line below the navbar that names it and opens the list.
 */
export function Toc({ toc, lang }: PartProps['Toc']): ReactNode {
  const label = useOptionalTheme()?.text('onThisPage') ?? onThisPage
  const ref = useBehaviour<HTMLElement>(markReading, [toc])
  if (toc.length === 0) return null
  return (
    <nav className="landing-toc" aria-label={label} ref={ref}>
      <details aria-label={label}>
        <summary>
          <span>{label}</span>
          <span className="landing-toc-reading" />
        </summary>
        <TocList nodes={nestToc(toc)} lang={lang} />
      </details>
    </nav>
  )
}

interface TocListProps {
  readonly nodes: readonly TocNode[]
  readonly lang?: string | undefined
}

function TocList({ nodes, lang }: TocListProps) {
  return (
    <ul lang={lang}>
      {nodes.map((node) => (
        <li key={node.id}>
          <Anchor href={`#${node.id}`}>
            <Name text={node.text} parts={node.parts} />
          </Anchor>
          {node.children.length > 0 ? <TocList nodes={node.children} /> : null}
        </li>
      ))}
    </ul>
  )
}

export const TocPart = part('Toc', Toc)
