import type { Root } from 'hast'
import { VFile } from 'vfile'
import { trusted } from './hast'

/** Reads HTML. Its parser is loaded only now: most builds need none. */
export async function parseHtml(html: string): Promise<Root> {
  const { default: rehypeRaw } = await import('rehype-raw')
  return rehypeRaw()({ type: 'root', children: [trusted(html)] }, new VFile()) as Root
}
