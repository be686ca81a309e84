import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotFetchedError, openWorkshop, run, type Workshop } from './e2e/install-example'

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
}

const packages = resolve(import.meta.dirname, '../packages')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest
const names = readdirSync(packages).filter(
  (name) => read(join(packages, name, 'package.json')).private !== true,
)

/** What cannot be loaded outside of its place, by reason. */
const apart: Readonly<Record<string, string>> = {
  '@landing/search/worker-thread': 'listens to the thread that started it',
  '@landing/vite/client': 'imports virtual modules of the plugin',
  '@landing/vite/server': 'imports virtual modules of the plugin',
}

let workshop: Workshop
let project: string | undefined
beforeAll(() => {
  workshop = openWorkshop(names)
  try {
    project = workshop.make('packed')
  } catch (error) {
    if (!(error instanceof NotFetchedError)) throw error
  }
}, 600_000)
afterAll(() => workshop?.dispose())

/** Names of the modules and files of a packed package, without patterns. */
function entriesOf(folder: string): string[] {
  const { name, exports } = read(join(folder, 'package.json'))
  return Object.entries(exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default
    if (!file.includes('*')) return [`${name}${entry.slice(1)}`]
    const [before = '', after = ''] = file.split('*')
    return readdirSync(join(folder, before))
      .filter((found) => found.endsWith(after))
      .map((found) => `${name}${entry.slice(1).replace('*', found.slice(0, -after.length))}`)
  })
}

function entries(folder: string): { resolved: string[]; loaded: string[] } {
  const resolved = names.flatMap((name) => entriesOf(join(folder, 'node_modules/@landing', name)))
  const loaded = resolved.filter((name) => !/\.(css|woff2)$/.test(name) && !(name in apart))
  return { resolved, loaded }
}

const bin = (folder: string, name: string) => join(folder, 'node_modules/.bin', name)
const lastLine = (text: string) => JSON.parse(text.trim().split('\n').at(-1) ?? '') as unknown

const packed = (name: string, check: (folder: string) => void) =>
  it(name, (test) => {
    if (project === undefined) return test.skip('Its packages cannot be fetched here.')
    check(project)
  })

describe('packed packages, installed outside of the workspace', () => {
  packed('load in Node, Bun and Deno, by import and require', (folder) => {
    writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries(folder)))
    expect(lastLine(run(folder, process.execPath, 'load-entries.mjs'))).toEqual([])
    expect(lastLine(run(folder, bin(folder, 'bun'), 'load-entries.mjs'))).toEqual([])
    const deno = ['run', '--allow-all', '--no-check', 'load-entries.mjs', '--no-require']
    expect(lastLine(run(folder, bin(folder, 'deno'), ...deno))).toEqual([])
  })

  packed('have types for node16, nodenext and bundler', (folder) => {
    const { loaded } = entries(folder)
    const lines = loaded.map((name, at) => `import * as m${at} from '${name}'\nvoid m${at}`)
    writeFileSync(join(folder, 'types.ts'), lines.join('\n'))
    for (const [module, moduleResolution] of [
      ['node16', 'node16'],
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022']
      const resolution = ['--module', module, '--moduleResolution', moduleResolution]
      run(folder, bin(folder, 'tsc'), ...options, ...resolution, 'types.ts')
    }
  })

  packed('are right by publint and attw', (folder) => {
    for (const file of readdirSync(workshop.folder).filter((found) => found.endsWith('.tgz'))) {
      const tarball = join(workshop.folder, file)
      run(folder, bin(folder, 'publint'), 'run', tarball, '--strict')
      const styles = ['styles.css', 'embedded.css', 'tailwind.css', 'elements.css']
      const options = file.includes('theme') ? ['--exclude-entrypoints', ...styles] : []
      run(folder, bin(folder, 'attw'), tarball, '--profile', 'esm-only', ...options)
    }
  })

  packed('name no file that is not packed', (folder) => {
    for (const name of names) {
      const manifest = readFileSync(
        join(folder, 'node_modules/@landing', name, 'package.json'),
        'utf8',
      )
      const { publishConfig, sideEffects, ...rest } = JSON.parse(manifest)
      expect(JSON.stringify(rest)).not.toContain('./src/')
    }
  })

  packed('load in Jest', (folder) => {
    const flag = '--experimental-vm-modules'
    run(folder, process.execPath, flag, join(folder, 'node_modules/jest/bin/jest.js'), '--ci')
  })

  packed('are bundled by webpack, Rollup and Vite', (folder) => {
    expect(lastLine(run(folder, process.execPath, 'webpack.mjs'))).toEqual([])
    const externals = 'react,react-dom,react-dom/client,react/jsx-runtime'
    const resolver = ['-p', 'node-resolve={browser:true}', '-e', externals]
    run(folder, bin(folder, 'rollup'), 'app.js', ...resolver, '-d', 'out/rollup', '--silent')
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/app.js"></script>')
    run(folder, bin(folder, 'vite'), 'build', '--outDir', 'out/vite', '--logLevel', 'error')
  })

  packed('cost what is used, with the chunks of esbuild too', (folder) => {
    const weigh = (entry: string) => {
      const out = join(folder, 'out', entry)
      const options = ['--bundle', '--minify', '--splitting', '--format=esm', '--external:react*']
      run(
        folder,
        bin(folder, 'esbuild'),
        entry,
        ...options,
        '--log-level=warning',
        `--outdir=${out}`,
      )
      return initialSize(out, entry)
    }
    writeFileSync(
      join(folder, 'alone.js'),
      readFileSync(join(folder, 'part.js'), 'utf8').replace('theme', 'theme/parts'),
    )
    expect(weigh('alone.js')).toBeLessThan(1024)
    // esbuild keeps what lazy chunks of parts that are not used share with the used one.
    expect(weigh('part.js')).toBeLessThan(5 * 1024)
  })

  packed('take the UI5 of the application', (folder) => {
    const ui5 = join(folder, 'node_modules/@ui5')
    const versions = readdirSync(ui5).map((name) => read(join(ui5, name, 'package.json')))
    expect(versions.map(({ name }) => name)).not.toContain('@ui5/webcomponents-fiori')
    expect(
      JSON.stringify(versions.map((found) => 'version' in found && found.version)),
    ).not.toContain('2.25')
    expect(
      statSync(join(folder, 'node_modules/@landing/theme/node_modules'), { throwIfNoEntry: false }),
    ).toBeUndefined()
  })
})

/** Brotli weight of a file and of what it imports at once. */
function initialSize(folder: string, file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0
  seen.add(file)
  const code = readFileSync(join(folder, file), 'utf8')
  const below = [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => name)
  const own = brotliCompressSync(code).length
  return below.reduce((sum, name) => sum + initialSize(folder, name, seen), own)
}
