import type { PageParser, ParserContext } from '@landing/markdown'
import { messageOf } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkStringify from 'remark-stringify'
import { type Processor, unified } from 'unified'
import type { MdxComponents } from './components'
import { withoutForeignMarks } from './foreign-marks'
import { lowerPage } from './lower-page'

/** Creates the processors of MDX and of Markdown. */
export function openParser({ contentDir, options, extend }: ParserContext): PageParser {
  const processor = extend(createProcessor() as unknown as Processor)
  const stringifier = extend(unified().use(remarkStringify) as unknown as Processor)
  const site = {
    contentDir,
    dialects: options as readonly MdxComponents[],
    stringify: (tree: Root) => stringifier.stringify(tree) as string,
  }
  return {
    parse(text) {
      try {
        return processor.parse(withoutForeignMarks(text)) as Root
      } catch (error) {
        throw isMessage(error) ? syntaxError(error) : error
      }
    },
    lower: (tree, page) => lowerPage(tree, page, site),
  }
}

/** A `VFileMessage`. */
interface ParserMessage extends Error {
  readonly reason: string
  readonly line?: number
  readonly column?: number
}

const isMessage = (error: unknown): error is ParserMessage =>
  error instanceof Error && 'reason' in error

function syntaxError({ reason, cause, line, column }: ParserMessage): LandingError {
  return new LandingError('mdx/syntax', withoutParser(reason, cause), {
    help: 'Correct it. A "{" or "<" that is meant to be read is written "\\{" or "\\<".',
    location: { file: 'page', ...(line && column && { line, column }) },
  })
}

/** For JavaScript the reason names only the parser, which keeps its own. */
function withoutParser(reason: string, cause: unknown): string {
  if (!reason.endsWith(' with acorn')) return reason
  const [detail] = messageOf(cause).split(' (')
  return `${reason.replace('with acorn', 'as JavaScript')}: ${detail}.`
}
