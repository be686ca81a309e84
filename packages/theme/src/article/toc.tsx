import type { TocEntry } from '@landing/schema'
import { type ReactNode, useId } from 'react'
import { Anchor } from '../anchor'
import { useText } from '../host'
import { Icon } from '../icons'
import { useActiveHeading } from './use-active-heading'

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

/** The headings of a page, beside it; the one being read is marked. */
export function Toc({ toc }: { readonly toc: readonly TocEntry[] }): ReactNode {
  const text = useText()
  const id = useId()
  const active = useActiveHeading(toc)
  if (toc.length === 0) return null
  return (
    <nav className="toc" aria-labelledby={id}>
      <p className="toc-title" id={id}>
        {text('onThisPage')}
      </p>
      <TocList nodes={nestToc(toc)} active={active} />
    </nav>
  )
}

/** The same on narrow screens, closed at first. */
export function TocCompact({ toc }: { readonly toc: readonly TocEntry[] }): ReactNode {
  const text = useText()
  if (toc.length === 0) return null
  return (
    <details className="toc-compact">
      <summary>
        <span>{text('onThisPage')}</span>
        <Icon name="chevron" />
      </summary>
      <nav aria-label={text('onThisPage')}>
        <TocList nodes={nestToc(toc)} active={undefined} />
      </nav>
    </details>
  )
}

function TocList({
  nodes,
  active,
}: {
  readonly nodes: readonly TocNode[]
  readonly active: string | undefined
}) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <Anchor href={`#${node.id}`} aria-current={node.id === active ? 'true' : undefined}>
            {node.text}
          </Anchor>
          {node.children.length > 0 ? <TocList nodes={node.children} active={active} /> : null}
        </li>
      ))}
    </ul>
  )
}
