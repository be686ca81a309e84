import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isValues } from '../site/values'
import { External, passedTo } from './external'

/** A configuration that was run. */
export interface RunConfig {
  readonly value: unknown
  /** Names of the packages that it imports. */
  readonly packages: readonly string[]
  /** What it imports and nothing was found for. */
  readonly missing: readonly string[]
}

/** What the process of a configuration writes. */
export type RunReply = RunConfig | { readonly error: string }

/** Stands for what is not data: an import, options that a package's function was given, or another function. */
export interface Placeholder {
  readonly $made: 'package' | 'options' | 'function'
  readonly module?: string
  readonly value?: unknown
}

/** What functions of a configuration gave for a page. */
export const givenBy = new WeakMap<object, unknown>()

/**
 * Runs a configuration in a process of its own.
 *
 * @throws Error when it fails or does not end
 */
export function runConfig(file: string, root: string, seconds = 30): RunConfig {
  const name = relative(root, file)
  const again = 'Correct it, or migrate without `--run-config`.'
  const folder = mkdtempSync(join(tmpdir(), 'landing-config-'))
  const reply = join(folder, 'reply.json')
  try {
    const { error } = spawnSync(process.execPath, ['-e', start, jiti, child, file, reply], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'ignore',
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    })
    if (error !== undefined && Reflect.get(error, 'code') === 'ETIMEDOUT')
      throw new Error(`"${name}" did not end within ${seconds} s. ${again}`)
    if (!existsSync(reply)) throw new Error(`"${name}" ended without a configuration. ${again}`)
    const answer: RunReply = JSON.parse(readFileSync(reply, 'utf8'), (_, value: unknown) =>
      isValues(value) && '$made' in value ? revive(value as unknown as Placeholder) : value,
    )
    if ('error' in answer) throw new Error(`Running "${name}" failed: ${answer.error}. ${again}`)
    return answer
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Loads the program of the child process, which is TypeScript in the repository. */
const start =
  'require(process.argv[1]).createJiti(process.argv[2], { fsCache: false }).import(process.argv[2])'
const jiti = createRequire(import.meta.url).resolve('jiti')
/** In `dist`, and in the repository. */
const child =
  ['./config-process.js', '../config-process.ts']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find(existsSync) ?? ''

function revive({ $made, module = '', value }: Placeholder): unknown {
  if ($made === 'package') return new External(module)
  if ($made === 'options') {
    passedTo.set(Object(value), module)
    return value
  }
  const placeholder = () => undefined
  givenBy.set(placeholder, value)
  return placeholder
}
