import type { CompileHooks } from '@landing/markdown'
import { mathFromMarkdown, mathToMarkdown } from 'mdast-util-math'
import { math } from 'micromark-extension-math'
import { remarkFormulas } from './remark-formulas'

export const compile = (): CompileHooks => ({
  syntax: [
    {
      needs: { text: (text) => text.includes('$') },
      micromark: [math()],
      fromMarkdown: [mathFromMarkdown()],
      toMarkdown: [mathToMarkdown()],
    },
  ],
  steps: [
    {
      at: 'markdown',
      needs: { text: (text) => /\$|math/i.test(text), nodes: ['math', 'inlineMath', 'code'] },
      plugin: remarkFormulas,
    },
  ],
})
