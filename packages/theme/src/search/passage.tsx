import type { MarkedText as MarkedTextData } from '@landing/schema'
import type { ReactNode } from 'react'
import { MarkedText } from './marked-text'

/** What only code has: lines, braces, a semicolon at the end, assignments, options of commands. */
const CODE = /[\n{}]|;$|\s=\s|\s--\w/

/** A passage that was cut from a page, with its matches marked. Code is set as code. */
export function Passage(passage: MarkedTextData): ReactNode {
  return (
    <span className="landing-passage" data-code={CODE.test(passage.text) ? '' : undefined}>
      <MarkedText {...passage} />
    </span>
  )
}

/** A longer passage: paragraphs, and blocks of code with their lines. */
export function Passages({ text, ranges }: MarkedTextData): ReactNode {
  let end = 0
  return text.split('\n\n').map((block) => {
    const start = end
    end += block.length + 2
    // Matches of other blocks are out of range, and not marked.
    const inside = ranges.map(([from, to]) => [from - start, to - start] as const)
    return (
      <p key={start}>
        <Passage text={block} ranges={inside} />
      </p>
    )
  })
}
