import { type ParseArgsConfig, parseArgs } from 'node:util'
import { explainFileError, formatError } from '@landing/content'
import { messageOf } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'
import manifest from '../package.json' with { type: 'json' }

/** Where a command prints. */
export interface Output {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/** A command of the terminal: returns its exit code. */
export type Command = (args: readonly string[], root?: string, output?: Output) => Promise<number>

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ readonly allowPositionals: true; readonly options: T & typeof common }>
>

const common = { help: { type: 'boolean' }, version: { type: 'boolean' } } as const

/** The version that `--version` prints. */
export const { version } = manifest

interface Description<T extends Options> {
  /** As it is typed. */
  readonly name: string
  readonly usage: string
  /** Code of the message about wrong arguments. */
  readonly code: string
  readonly options: T
}

/** A command that prints `usage` for `--help`, its version for `--version`, and an error that stops it, with exit code 2. */
export function command<T extends Options>(
  description: Description<T>,
  run: (parsed: Parsed<T>, root: string, output: Output) => Promise<number> | number,
): Command {
  return async (args, root = process.cwd(), output = console) => {
    try {
      const parsed = parse(args, description)
      if (args.includes('--help')) {
        output.log(description.usage)
        return 0
      }
      if (args.includes('--version')) {
        output.log(version)
        return 0
      }
      return await run(parsed, root, output)
    } catch (cause) {
      const error = explainFileError(cause, root)
      if (!(error instanceof LandingError)) throw error
      output.error(formatError(error, root))
      return 2
    }
  }
}

function parse<T extends Options>(
  args: readonly string[],
  { name, code, options }: Description<T>,
): Parsed<T> {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...common },
    })
  } catch (error) {
    const message = messageOf(error)
    throw new LandingError(code, message, { help: `See ${name} --help.` })
  }
}
