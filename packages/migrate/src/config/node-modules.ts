import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import type { Values } from '../site/values'

/** What configurations use of modules that only read files and join their names. */
export function nodeModule(name: string, root: string): Values | undefined {
  switch (name.replace(/^node:/, '')) {
    case 'path':
    case 'path/posix':
      return { ...pathFunctions(root), posix: pathFunctions(root) }
    case 'url':
      return {
        fileURLToPath: (url: unknown) => fileURLToPath(String(url)),
        pathToFileURL: (path: unknown) => pathToFileURL(String(path)),
      }
    case 'fs':
    case 'fs/promises':
      return fileFunctions(root)
    case 'js-yaml':
    case 'yaml':
      return { load: yamlOf, safeLoad: yamlOf, parse: yamlOf }
    default:
      return undefined
  }
}

const yamlOf = (text: unknown): unknown => (typeof text === 'string' ? parse(text) : undefined)

function pathFunctions(root: string): Values {
  const of =
    (join: (...parts: string[]) => string) =>
    (...parts: unknown[]) =>
      parts.every((part) => typeof part === 'string') ? join(...parts) : undefined
  return {
    sep: '/',
    join: of(join),
    resolve: of((...parts) => resolve(root, ...parts)),
    relative: of((from = '', to = '') => relative(from, to)),
    dirname: of((path = '') => dirname(path)),
    extname: of((path = '') => extname(path)),
    basename: of((path = '', ending) => basename(path, ending)),
  }
}

/** Functions that read; they throw for files that do not exist. */
function fileFunctions(root: string): Values {
  const at = (path: unknown) =>
    path instanceof URL ? fileURLToPath(path) : resolve(root, String(path))
  const kindOf = (file: string) => {
    const kind = statSync(file)
    return { isDirectory: () => kind.isDirectory(), isFile: () => kind.isFile() }
  }
  const read = (path: unknown) => readFileSync(at(path), 'utf8')
  const list = (path: unknown, options: unknown) => {
    const folder = at(path)
    const names = readdirSync(folder).sort()
    const isDetailed = typeof options === 'object' && Reflect.get(options ?? {}, 'withFileTypes')
    return isDetailed === true
      ? names.map((name) => ({ name, parentPath: folder, ...kindOf(join(folder, name)) }))
      : names
  }
  return {
    existsSync: (path: unknown) => existsSync(at(path)),
    readFileSync: read,
    readFile: read,
    readdirSync: list,
    readdir: list,
    statSync: (path: unknown) => kindOf(at(path)),
    stat: (path: unknown) => kindOf(at(path)),
  }
}
