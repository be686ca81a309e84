import type { MdxComponents } from '@landing/plugin-mdx'
import { anchor, image } from './components'

export const nextAliases = { '@/': 'src' }

/** Imports of pages that Next builds. */
export const next = {
  foreign: ['next/', 'fumadocs-', 'nextra'],
  components: { 'next/image': { default: image }, 'next/link': { default: anchor } },
} satisfies MdxComponents
