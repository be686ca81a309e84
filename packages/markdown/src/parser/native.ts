import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Root } from 'mdast'
import { folderWith } from '../fs/file-status'
import { once } from '../text/once'
import type { MarkdownParser } from './parser'

/** Version of the installed native parser. Its manifest is not among its exports. */
const nativeVersion = once((): string => {
  const entry = createRequire(import.meta.url).resolve('satteri')
  const root = folderWith('package.json', dirname(entry)) ?? ''
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  return manifest.version
})

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
      name: `satteri ${nativeVersion()}`,
      parse: (text) => markdownToMdast(text, { features }) as Root,
    }
  } catch {
    return undefined
  }
}
