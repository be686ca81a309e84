import type { Root } from 'mdast'
import { type PluggableList, type Processor, unified } from 'unified'
import { addressOf } from '../fs/module-address'
import type { MdxComponents } from '../hooks/mdx-components'
import { checkLimits } from './limits'
import { checkNesting } from './nesting'
import type { SyntaxExtensions } from './reference'

/** Reads MDX. */
export interface MdxParser {
  /** Front matter must have been blanked out. @throws VFileMessage for a syntax error */
  parse(text: string): Root
  /** Writes Markdown. */
  stringify(tree: Root): string
}

/** What only MDX has: imports, components, JSX and comments in braces. */
const mdxSyntax = /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]|\bclassName=|\bstyle=\{|\{\/\*/m

/** Is this file MDX by its name, or by its text, where files `.md` may be? */
export const isMdx = (path: string, text: string, components: MdxComponents | undefined): boolean =>
  /\.mdx$/i.test(path) ||
  (components?.inMarkdown === true && /\.md$/i.test(path) && mdxSyntax.test(text))

/** The part in use of `@mdx-js/mdx`, an optional peer. */
interface MdxPackage {
  createProcessor(options: { readonly remarkPlugins: PluggableList }): Processor
}

/** Loads the MDX parser; `undefined` if `@mdx-js/mdx` is not installed. */
export async function loadMdxParser(
  contentDir: string,
  extensions: SyntaxExtensions,
): Promise<MdxParser | undefined> {
  const address = installed('@mdx-js/mdx', contentDir)
  if (address === undefined) return undefined
  const [
    { createProcessor },
    { default: remarkGfm },
    { default: remarkDirective },
    { default: remarkStringify },
    { syntaxPlugins, withOwnSyntax },
  ] = await Promise.all([
    import(address) as Promise<MdxPackage>,
    import('remark-gfm'),
    import('remark-directive'),
    import('remark-stringify'),
    import('./reference'),
  ])
  const processor = createProcessor({ remarkPlugins: syntaxPlugins })
  const data = processor.data() as Record<string, unknown[] | undefined>
  const { micromarkExtensions, fromMarkdownExtensions } = withOwnSyntax(extensions)
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...micromarkExtensions]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...fromMarkdownExtensions]
  processor.freeze()
  const toMarkdownExtensions = [...(extensions.toMarkdownExtensions ?? [])] as never[]
  const stringifier = unified()
    .data({ toMarkdownExtensions })
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkStringify)
    .freeze()
  return {
    parse(text) {
      checkLimits(text)
      const tree = processor.parse(withoutForeignMarks(text)) as Root
      checkNesting(tree)
      return tree
    },
    stringify: (tree) => stringifier.stringify(tree),
  }
}

function installed(name: string, contentDir: string): string | undefined {
  try {
    return addressOf(name, contentDir)
  } catch {
    return undefined
  }
}

/** Blanks out what Docusaurus accepts and MDX does not: heading ids and HTML comments. Offsets stay. */
export function withoutForeignMarks(text: string): string {
  if (!/\{#|<!--/.test(text)) return text
  return text.replace(
    /^(?<fence> *(?<marks>`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\k<marks>)|^[ \t]*<!--(?<comment>[\s\S]*?)-->|(?<=^#{1,6} [^\n]*?)[ \t]\{(?<id>#[\w.-]+)\}[ \t]*$/gm,
    (source, ...rest) => {
      const { comment, id } = rest.at(-1) as Readonly<Record<string, string | undefined>>
      if (comment !== undefined) return source.replace(/[^\n]/g, ' ')
      return id === undefined ? source : `\\{${id}}`
    },
  )
}
