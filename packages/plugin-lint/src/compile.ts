import type { CompileHooks } from '@landing/markdown'
import { severities } from './codes'
import { frontMatter } from './front-matter'
import type { LintOptions } from './options'
import { style } from './style'
import { syntax } from './syntax'

export const compile = ({ style: options }: LintOptions = {}): CompileHooks => ({
  codes: severities,
  lint: [frontMatter, syntax, ...(options === undefined ? [] : [style(options)])],
})
