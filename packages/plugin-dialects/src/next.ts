import type { MdxComponents } from '@landing/content'
import { anchor, image } from './components'

/** Imports of pages that Next builds. */
export const next = {
  aliases: { '@/': 'src' },
  foreign: ['next/', 'fumadocs-', 'nextra'],
  components: { 'next/image': { default: image }, 'next/link': { default: anchor } },
} satisfies MdxComponents
