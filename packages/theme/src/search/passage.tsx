import type { MarkedText as MarkedTextData } from '@landing/schema'
import type { ReactNode } from 'react'
import { MarkedText } from './marked-text'

/** What only code has: braces, assignments, options of commands. */
const CODE = /[{};]|\s=\s|\s--\w/

/** A passage that was cut from a page, with its matches marked. Code is set as code. */
export function Passage(passage: MarkedTextData): ReactNode {
  return (
    <span className="landing-passage" data-code={CODE.test(passage.text) ? '' : undefined}>
      <MarkedText {...passage} />
    </span>
  )
}
