import type { CompileHooks } from '@landing/markdown'
import { frontMatter } from './front-matter'
import { style } from './style'
import { syntax } from './syntax'

export const compile = (): CompileHooks => ({ lint: [frontMatter, syntax, style] })
