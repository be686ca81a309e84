import type { MarkedText as MarkedTextData } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { blocksOf } from '../suggestions/passage'
import { MarkedText } from './marked-text'

/** A passage that was cut from a page, with its matches marked, on one line. Code is set as code. */
export function Passage(passage: MarkedTextData): ReactNode {
  return blocksOf(passage).map(({ start, isCode, text, ranges }) => (
    <Fragment key={start}>
      {start > 0 && ' '}
      <span className="landing-passage" data-code={isCode ? '' : undefined}>
        <MarkedText text={text} ranges={ranges} />
      </span>
    </Fragment>
  ))
}
