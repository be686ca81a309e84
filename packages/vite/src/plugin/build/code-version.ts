import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { version as viteVersion } from 'vite'
import { digest } from '../../text/digest'

/** Packages whose code affects the output. Browser and server code is part of the bundles. */
const packages = [
  '@landing/schema',
  '@landing/markdown',
  '@landing/content',
  '@landing/search/build',
]

/** Hash of the code that runs in a build: this package, those it makes pages with, and the platform. */
export function codeVersion(): string {
  version ??= readVersion()
  return version
}

/** The code of a process stays the same. */
let version: string | undefined

function readVersion(): string {
  const entries = [import.meta.url, ...packages.map((name) => import.meta.resolve(name))]
  const files = entries.map((url) => codeFolder(fileURLToPath(url))).flatMap(scriptsIn)
  const { icu, node, v8 } = process.versions
  const platform = [viteVersion, icu, node, v8, process.platform, process.arch]
  return digest([...platform, ...files.map((file) => digest(readFileSync(file)))].join('\n'))
}

/** The folder of a package that holds a file and all it imports: `dist`, or `src` in development. */
function codeFolder(file: string): string {
  let root = dirname(file)
  while (!existsSync(join(root, 'package.json')) && root !== dirname(root)) root = dirname(root)
  return join(root, relative(root, file).split(sep)[0] ?? '')
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .sort()
    .map((name) => join(folder, name))
}
