import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../fs/browser'
import { installedPackage } from '../fs/module-address'
import { readTree } from '../fs/read-tree'
import { readSource } from '../fs/source-text'
import { digest } from '../text/digest'
import { relativePath } from '../text/relative-path'
import { failure } from './import-module'
import type { PluginContext } from './plugin'

/** What a plugin reads while its hooks are made, and the hashes of it. */
export function readings(name: string, contentDir: string, address: string) {
  const hashes: string[] = []
  const reads: ((file: string) => boolean)[] = []
  const readFile = (path: string) => {
    const file = resolve(contentDir, path)
    reads.push((each) => each === file)
    const { text } = attempt(name, `file "${path}"`, () => readSource(file))
    hashes.push(digest(text))
    return text
  }
  const readFiles = (folder: string, isMeant: (path: string) => boolean) => {
    const root = resolve(contentDir, folder)
    reads.push((each) => {
      const path = relativePath(root, each)
      return !isAbsolute(path) && !path.startsWith('../') && isMeant(path)
    })
    const { files } = attempt(name, `folder "${folder}"`, () => readTree(root, (path) => path))
    const paths = files.map(({ path }) => path).filter(isMeant)
    hashes.push(...paths)
    return new Map(paths.map((path) => [path, readFile(`${folder}/${path}`)]))
  }
  const peer = (wanted: string) => {
    const installed = installedPackage(wanted, [
      contentDir,
      process.cwd(),
      dirname(fileURLToPath(address)),
    ])
    hashes.push(`${wanted} ${installed?.version}`)
    return installed
  }
  const browser = () => {
    const executable = findBrowser()
    hashes.push(`browser ${executable !== undefined}`)
    return executable
  }
  const context: PluginContext = { readFile, readFiles, peer, browser }
  return { hashes, reads, context }
}

function attempt<T>(name: string, what: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw failure(`The plugin "${name}" cannot read the ${what}.`, {
      help: 'Give a path from the content folder.',
      cause,
    })
  }
}
