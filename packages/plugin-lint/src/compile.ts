import type { CompileHooks } from '@landing/markdown'
import { severities } from './codes'
import { frontMatter } from './front-matter'
import { style } from './style'
import { syntax } from './syntax'

export const compile = (): CompileHooks => ({
  codes: severities,
  lint: [frontMatter, syntax, style],
})
