import { withoutOptions } from '../config/valid-config'
import type { Finding, SourceSite } from '../site/site'
import type { Values } from '../site/values'
import { buildSite, findPackages, type SiteFiles } from './build-site'
import { compareSites } from './compare'

/** A new site that was built, and compared with its source. */
export interface CheckedSite {
  /** `undefined`: no packages can build it here. */
  readonly differences: readonly Finding[] | undefined
  /** The configuration that the build accepts. */
  readonly config: Values
  /** Options that it refused. */
  readonly refused: readonly { readonly path: string; readonly message: string }[]
}

/** Builds a new site and compares it with its source, page by page. Options that the build refuses are left out. */
export function checkSite(
  site: SourceSite,
  files: SiteFiles,
  config: Values,
  folder: string,
): CheckedSite {
  const packages = findPackages(folder, config)
  if (packages === undefined) return { differences: undefined, config, refused: [] }
  const build = buildSite(files, config, packages)
  if ('documents' in build)
    return { differences: compareSites(site, build.documents), config, refused: [] }
  const refused = [...build.errors.matchAll(refusedOption)].map(([, path = '', message = '']) => ({
    path,
    message,
  }))
  const accepted = withoutOptions(
    config,
    refused.map(({ path }) => path),
  )
  if (accepted === undefined) return { differences: errorsIn(build.errors), config, refused: [] }
  const again = checkSite(site, files, accepted, folder)
  return { ...again, refused: [...refused, ...again.refused] }
}

/** `configuration docs.lastVersion  error  docs/unknown-version`, with the message below. */
const refusedOption = /^configuration (\S+) {2}error {2}.*\n\s+(.*?)\.?$/gm

const error = /^(\S.*?)(?::(\d+))?(?::\d+)? {2}error {2}(\S+)\n\s+(.*)$/gm

/** The errors of a build, with their places in the new site. */
function errorsIn(text: string): Finding[] {
  const advice = 'Correct it, in the source if you can, and migrate again.'
  const failures = [...text.matchAll(error)].map(
    ([, path = '', line = '1', code = '', message = '']) =>
      [`content/${path}`, Number(line), `${message} (${code})`] as const,
  )
  const [first = ''] = text.split('\n', 1)
  const all = failures.length === 0 ? [['landing.config.ts', 1, first] as const] : failures
  return all.map(([file, line, reason]) => ({
    ...{ file: `${file} (new)`, line, what: `The build fails: ${reason}`, advice },
  }))
}
