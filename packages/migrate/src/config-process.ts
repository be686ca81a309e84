import { readFileSync, writeFileSync } from 'node:fs'
import Module from 'node:module'
import { dirname, isAbsolute, resolve } from 'node:path'
import { createJiti } from 'jiti'
import { External, isShownText, knownText, optionsOf, passedTo } from './config/external'
import type { Placeholder, RunReply } from './config/run-config'
import { findModule } from './site/files'
import { textOf, valuesOf } from './site/values'

const [file = '', reply = ''] = process.argv.slice(-2)

const packages = new Set<string>()
const missing = new Set<string>()
const stubs = new WeakMap<object, External>()
/** Stands for an import in texts, which are unknown then. */
const inText = '\0'

/** The options that these are given matter, which their own code hides. */
const isFramework = /^(?:astro|vitepress)(?:\/|$)|@astrojs|docusaurus|starlight|remark|rehype/

/** What a module exports that is not loaded; its functions return their options. */
function stub(module: string): object {
  const external = new External(module)
  const call = (_: unknown, given: unknown[]): object =>
    Object(
      optionsOf(
        given.filter((value) => !stubs.has(Object(value))),
        external,
      ) ?? proxy,
    )
  const proxy: object = new Proxy(function stubbed() {}, {
    get: (_, key) => {
      if (key === Symbol.iterator) return [][Symbol.iterator]
      if (key === Symbol.toPrimitive) return () => inText
      return key === 'then' ? undefined : key === '__esModule' || proxy
    },
    apply: (_, __, given) => call(undefined, given),
    construct: call,
  })
  stubs.set(proxy, external)
  return proxy
}

type Resolve = (request: string, parent?: { filename?: string }, ...more: unknown[]) => string
const loader = Module as unknown as { _resolveFilename: Resolve; _cache: Record<string, unknown> }
const resolveFile = loader._resolveFilename
/** Gives the code of the site a stub of frameworks, and of what cannot be found. */
loader._resolveFilename = (request, parent, ...more) => {
  const from = parent?.filename ?? ''
  const isOwn = from !== '' && !from.includes('node_modules')
  const id = request.startsWith('.') ? resolve(dirname(from), request) : request
  try {
    if (!isOwn || !isFramework.test(request)) return resolveFile(request, parent, ...more)
  } catch (error) {
    const file = isOwn && isAbsolute(id) ? findModule(id) : undefined
    if (file !== undefined) return file
    if (!isOwn) throw error
    missing.add(request)
  }
  loader._cache[id] = { exports: stub(request), loaded: true }
  return id
}

const jiti = createJiti(file, {
  fsCache: false,
  interopDefault: false,
  virtualModules: new Proxy<Record<string, unknown>>(
    {},
    {
      has: (_, id) => {
        const name = String(id)
        if (!name.startsWith('.') && !isAbsolute(name)) packages.add(name)
        return isFramework.test(name) && packages.has(name)
      },
      get: (_, id) => stub(String(id)),
    },
  ),
})

/** A page that functions are asked about. */
const page = {
  locale: 'en',
  version: 'current',
  versionDocsDirPath: ':folder',
  blogDirPath: ':folder',
  docPath: ':path',
  blogPath: ':path',
  filePath: ':path',
  relativePath: ':path',
  frontmatter: {},
}

/** The address of a page that a function of the configuration gives. */
function addressBy(option: object, key: string): unknown {
  if (typeof option !== 'function' || (key !== 'editUrl' && key !== 'pattern')) return undefined
  try {
    return textOf(Reflect.apply(option, undefined, [page]))
  } catch {
    return undefined
  }
}

/** A value as JSON has it. */
function encode(value: unknown, key: string, around: readonly unknown[]): unknown {
  if (typeof value === 'string') return encodeText(value, key)
  const isObject = typeof value === 'object' || typeof value === 'function'
  if (!isObject || value === null) return value
  const external = stubs.get(value)
  if (external !== undefined) return placeholder('package', external.module)
  if (value instanceof Set) return encode([...value], key, around)
  if (value instanceof URL || value instanceof Date) return value
  const module = passedTo.get(value)
  const data = around.includes(value) ? undefined : encodeData(value, [...around, value])
  if (data === undefined) return placeholder('function', undefined, addressBy(value, key))
  return module === undefined ? data : placeholder('options', module, data)
}

/** The path of a package's file is its name; a text with an import in it is unknown, but for the rest of a title. */
function encodeText(text: string, key: string): string | undefined {
  const [, name = text] =
    /^(?:\/|[A-Z]:).*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(text) ?? []
  if (!text.includes(inText)) return name
  return isShownText(key) ? knownText(text.split(inText)) : undefined
}

/** Lists and plain objects; `undefined` for others. */
function encodeData(value: object, inside: readonly unknown[]): object | undefined {
  if (Array.isArray(value)) return value.map((item) => encode(item, '', inside))
  if (![Object.prototype, null].includes(Object.getPrototypeOf(value))) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, encode(part, name, inside)]),
  )
}

const placeholder = (
  $made: Placeholder['$made'],
  module: string | undefined,
  value?: unknown,
): Placeholder => ({ $made, ...(module !== undefined && { module }), value })

function end(answer: RunReply): never {
  writeFileSync(reply, JSON.stringify(answer))
  // Timers and watchers of the configuration do not matter.
  process.exit(0)
}

process.on('uncaughtException', (error) => end({ error: String(error) }))
const options = { filename: file, async: true, forceTranspile: true }
const exported = await jiti.evalModule(readFileSync(file, 'utf8'), options)
const given = valuesOf(exported).default ?? exported
const value: unknown = await (typeof given === 'function' && !stubs.has(given)
  ? given({ command: 'build', mode: 'production' })
  : given)
const { i18n } = valuesOf(value)
page.locale = textOf(valuesOf(i18n).defaultLocale) ?? 'en'
end({ value: encode(value, '', []), packages: [...packages], missing: [...missing] })
