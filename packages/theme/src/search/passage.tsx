import type { MarkedText as MarkedTextData } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { MarkedText } from './marked-text'

/** What only code has: lines, braces, a semicolon at the end, assignments, options of commands. */
const CODE = /[\n{}]|;$|\s=\s|\s--\w/

/** A passage that was cut from a page, with its matches marked, on one line. Code is set as code. */
export function Passage(passage: MarkedTextData): ReactNode {
  return blocksOf(passage).map((block) => (
    <Fragment key={block.start}>
      {block.start > 0 && ' '}
      <Block {...block} />
    </Fragment>
  ))
}

/** A longer passage: paragraphs, and blocks of code with their lines. */
export function Passages(passage: MarkedTextData): ReactNode {
  return blocksOf(passage).map((block) => (
    <p key={block.start}>
      <Block {...block} />
    </p>
  ))
}

function Block({ text, ranges }: MarkedTextData): ReactNode {
  return (
    <span className="landing-passage" data-code={CODE.test(text) ? '' : undefined}>
      <MarkedText text={text} ranges={ranges} />
    </span>
  )
}

/** Prose and blocks of code, which are separated by an empty line. */
function blocksOf({ text, ranges }: MarkedTextData): (MarkedTextData & { start: number })[] {
  let end = 0
  return text.split('\n\n').map((block) => {
    const start = end
    end += block.length + 2
    // Matches of other blocks are out of range, and not marked.
    const inside = ranges.map(([from, to]) => [from - start, to - start] as const)
    return { start, text: block, ranges: inside }
  })
}
