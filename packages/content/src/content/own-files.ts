import { isRecord } from '@landing/markdown/authoring'
import {
  type DataFiles,
  decodePath,
  type FeedConfig,
  type FeedItem,
  LandingError,
  type ResolvedConfig,
} from '@landing/schema'
import { callFunction } from '../diagnostics/call-function'

/**
 * The files that `files` of the configuration makes, by route path.
 *
 * @throws LandingError `config/function`; `files/invalid-path` for a path of no file
 */
export function ownFilesOf(
  config: ResolvedConfig,
  files: DataFiles,
): Readonly<Record<string, string>> {
  const isText = (text: unknown) => typeof text === 'string'
  const ownTexts = callFunction(
    '"files"',
    () => config.files(files),
    'an object of texts by path',
    (texts) => isRecord(texts) && !(texts instanceof Promise) && Object.values(texts).every(isText),
  )
  const invalid = Object.keys(ownTexts).find((path) => !isFilePath(path))
  if (invalid !== undefined) throw invalidPathError(invalid, 'it is not the path of a file')
  return ownTexts
}

function isFilePath(path: string): boolean {
  const names = decodePath(path).split('/').slice(1)
  // The limit of file systems.
  const isName = (name: string) => /^(?!\.\.?$)./.test(name) && Buffer.byteLength(name) <= 255
  return path.startsWith('/') && names.every(isName)
}

/** The error for a path that `files` must not have. */
export function invalidPathError(path: string, reason: string): LandingError {
  return new LandingError('files/invalid-path', `Invalid path "${path}" in "files": ${reason}.`, {
    help: 'Use a path of its own that starts with a slash, such as "/badges/tool.svg".',
  })
}

/**
 * The items of a feed of the configuration.
 *
 * @throws LandingError `config/function`; `feeds/invalid-date` for an item whose date cannot be read
 */
export function feedItems({ path, items }: FeedConfig, files: DataFiles): readonly FeedItem[] {
  const feedEntries = callFunction(
    `"items" of the feed ${path}`,
    () => items(files),
    'a list of items',
    (items) => Array.isArray(items) && items.every(isItem),
  )
  const undated = feedEntries.find(({ date }) => Number.isNaN(Date.parse(date)))
  if (undated === undefined) return feedEntries
  throw new LandingError(
    'feeds/invalid-date',
    `The item "${undated.id}" of the feed ${path} has the date "${undated.date}", which cannot be read.`,
    { help: 'Let "items" of the feed give dates such as 2026-01-31 or 2026-01-31T12:00:00Z.' },
  )
}

const isItem = (item: unknown) =>
  ['title', 'href'].every((key) => typeof Object(item)[key] === 'string')
