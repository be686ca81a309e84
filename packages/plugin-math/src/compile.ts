import type { CompileHooks } from '@landing/markdown'
import { mathFromMarkdown, mathToMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import { remarkFormulas } from './remark-formulas'

export const compile = (): CompileHooks => ({
  syntax: [
    {
      micromark: [math()],
      fromMarkdown: [mathFromMarkdown()],
      toMarkdown: [mathToMarkdown()],
    },
  ],
  steps: [{ at: 'markdown', plugin: remarkFormulas }],
})
