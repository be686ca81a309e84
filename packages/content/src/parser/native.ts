import type { Root } from 'mdast'
import type { MarkdownParser } from './parser'

/** True if the native parser can be used on this machine. */
export const hasNativeParser = async (): Promise<boolean> =>
  (await loadNativeParser()) !== undefined

/** The native parser; `undefined` if its binding does not load or it is disabled. */
export async function loadNativeParser(
  choice: 'auto' | 'reference' = 'auto',
): Promise<MarkdownParser | undefined> {
  if (choice === 'reference') return undefined
  try {
    const { markdownToMdast } = await import('satteri')
    const features = { gfm: true, frontmatter: false, directive: true } as const
    // The first call loads the binding.
    markdownToMdast('text', { features })
    return {
      name: 'satteri 0.10.5',
      parse: (text) => markdownToMdast(text, { features }) as Root,
    }
  } catch {
    return undefined
  }
}
