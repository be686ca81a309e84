import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { printConfig } from '../config/print-config'
import { listOf, textOf, type Values } from '../site/values'

/** Files of a new site by their paths. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>

/** What a build gave: documents by the paths of their sources below `content`, or the text of its errors. */
export type Build =
  | { readonly documents: ReadonlyMap<string, string> }
  | { readonly errors: string }

/** Marks each document with the source of its text. */
const marking = `export default {
  name: 'landing-migrate',
  compile: async () => () => ({
    steps: [{ at: 'html', plugin: () => (tree, { path }) => {
      tree.children.push({ type: 'element', tagName: 'span', properties: { dataMigrated: path }, children: [] })
    } }],
  }),
}
`
const marked = / data-migrated="([^"]*)"/g

/** The packages that can build a site: those that are installed in its folder, else those beside this one. */
export function findPackages(folder: string, config: Values): string | undefined {
  const pluginNames = listOf(config.plugins).flatMap((name) => textOf(name) ?? [])
  const needed = ['vite', 'react', '@landing/vite', ...pluginNames]
  const parents = (path: string): string[] =>
    dirname(path) === path ? [path] : [path, ...parents(dirname(path))]
  return [folder, ...parents(import.meta.dirname)]
    .map((parent) => join(parent, 'node_modules'))
    .find((modules) => needed.every((name) => existsSync(join(modules, name, 'package.json'))))
}

/** Builds a site in a temporary folder, with packages of another one. */
export function buildSite(files: SiteFiles, config: Values, packages: string): Build {
  const folder = mkdtempSync(join(tmpdir(), 'landing-migrate-'))
  try {
    const plugins = [...listOf(config.plugins), './landing-migrate.mjs']
    const all = new Map<string, string | Uint8Array>([
      ...files,
      ['landing.config.ts', printConfig({ ...config, plugins })],
      ['landing-migrate.mjs', marking],
    ])
    for (const [path, content] of all) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    linkPackages(packages, join(folder, 'node_modules'))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(packages, 'vite/bin/vite.js'), 'build'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
        maxBuffer: 2 ** 28,
      },
    )
    return status === 0
      ? { documents: documentsIn(join(folder, 'dist')) }
      : { errors: (stderr || stdout).replace(/^[\s\S]*?error during build:\n/, '').trim() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Links each package, so that what tools keep beside them is written into the new folder. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from).filter((name) => !name.startsWith('.'))) {
    if (name.startsWith('@')) linkPackages(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name), 'junction')
  }
}

/** The documents with the text of one source; lists of posts have parts of several. */
function documentsIn(dist: string): Map<string, string> {
  const documents = new Map<string, string>()
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.html')) continue
    const html = readFileSync(join(dist, path), 'utf8')
    const sources = [...html.matchAll(marked)].map(([, source = '']) => source)
    const [source] = sources
    if (source !== undefined && sources.length === 1) documents.set(`content/${source}`, html)
  }
  return documents
}
