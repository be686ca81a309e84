import { dirname, resolve } from 'node:path'

/** What a source says about files that the bundler does not report. */
export interface TextFindings {
  /** Absolute paths of further files that it reads. */
  readonly files: readonly string[]
  /** Why nobody can tell what it reads. */
  readonly doubt?: string
}

/** Code that reads whatever matches a pattern. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\bimport\.meta\.glob/, 'import.meta.glob'],
  [/\bimport\s*\((?:\s|\/\*[\s\S]*?\*\/)*(?![\s"'/])/, 'an import of a computed name'],
  [/\bnew\s+URL\s*\(\s*`/, 'an address with a computed name'],
]

/** An import that the bundler leaves to the browser. */
const ignoredImport = /\bimport\s*\(\s*\/\*\s*@vite-ignore\s*\*\//g

/** Code may name files by patterns: then new files matter that no list has. */
export function readCode(text: string): TextFindings {
  const code = text.replaceAll(ignoredImport, '')
  const found = patterns.find(([pattern]) => pattern.test(code))
  return { files: [], ...(found && { doubt: found[1] }) }
}

const imports = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|\bfrom\s+["']([^"']+)["']/g
const addresses = /\burl\(\s*["']?([^"')\s]+)/g
const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|%23)/i

/** Styles import styles, which are followed; what they show may be missing today and be there tomorrow. */
export function readStyles(file: string, text: string): TextFindings {
  const files: string[] = []
  for (const [, imported, composed] of text.matchAll(imports)) {
    const name = imported ?? composed ?? ''
    if (isElsewhere.test(name)) continue
    if (!name.startsWith('.')) return { files, doubt: `the import of "${name}" in styles` }
    files.push(resolve(dirname(file), name))
  }
  for (const [, address = ''] of text.matchAll(addresses)) {
    const path = address.replace(/[?#].*$/, '')
    if (path.startsWith('.')) files.push(resolve(dirname(file), path))
  }
  return { files }
}

const extending = /"extends"\s*:\s*(?:"([^"]*)"|\[([^\]]*)\])/g
const referring = /"path"\s*:\s*"([^"]*)"/g

/** A TypeScript configuration takes settings from others. */
export function readTypeScriptConfig(file: string, text: string): TextFindings {
  const files: string[] = []
  for (const [, one, list = ''] of text.matchAll(extending)) {
    const names =
      one === undefined ? [...list.matchAll(/"([^"]*)"/g)].map(([, name]) => name) : [one]
    for (const name of names) {
      if (name === undefined) continue
      if (!/^[./]/.test(name)) return { files, doubt: `the configuration "${name}" of a package` }
      const path = resolve(dirname(file), name)
      files.push(path, `${path}.json`)
    }
  }
  for (const [, path = ''] of text.matchAll(referring)) {
    const referred = resolve(dirname(file), path)
    files.push(referred, resolve(referred, 'tsconfig.json'))
  }
  return { files }
}
