import type { ResolvedConfig } from '@landing/schema'
import type { FolderScan } from '../scan/scan-docs'
import { digest } from '../text/digest'

/** Cache keys of everything pages depend on besides their own text. */
export interface SiteKeys {
  /** For documents, which show of others their titles, addresses and places, not their descriptions. */
  readonly documents: string
  /** For pages that list documents. */
  readonly lists: string
}

/** Options that do not affect pages, or are covered otherwise: views by their content, plugins by the fingerprint. */
const namedElsewhere: ReadonlySet<string> = new Set(['data', 'feeds', 'files', 'markdown'])

/**
 * @param fingerprint of the compiler and its settings
 * @returns `undefined` for a configuration with functions, whose changes cannot be detected
 */
export function siteKeys(
  folders: readonly FolderScan[],
  config: ResolvedConfig,
  fingerprint: string,
): SiteKeys | undefined {
  const plain = Object.entries(config).filter(([name]) => !namedElsewhere.has(name))
  if (hasFunction(plain)) return undefined
  const common = [fingerprint, plain, folders.map(settingsOf)]
  const documents = digest(JSON.stringify([common, folders.map(outlines)]), 20)
  const lists = digest(JSON.stringify([documents, folders.map(descriptions)]), 20)
  return { documents, lists }
}

function settingsOf({
  plan: { absolute: _, ...plan },
  categories,
  tags,
  authors,
}: FolderScan): unknown {
  return [plan, categories, tags, authors]
}

/** What other pages may show of documents. */
function outlines({ files }: FolderScan): unknown {
  return files.map(({ path, locale, facts }) => {
    const { description: _, findings: __, keyLines: ___, frontMatter, ...rest } = facts
    const { description: ____, ...own } = frontMatter
    return [path, locale, own, rest]
  })
}

function descriptions({ files }: FolderScan): unknown {
  return files.map(({ facts }) => [facts.description, facts.frontMatter.description])
}

function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFunction)
}
