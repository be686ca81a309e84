import { isDeepStrictEqual } from 'node:util'
import type { DocsScan, FolderScan } from './scan-docs'

/**
 * True if everything the model depends on is unchanged; hashes of texts do not matter. Documents that were not read again are
 * identical objects, so only edited ones are compared.
 */
export function isSameStructure(scan: DocsScan, before: DocsScan): boolean {
  return isDeepStrictEqual(scan.folders.map(structureOf), before.folders.map(structureOf))
}

function structureOf({ files, plan, ...rest }: FolderScan): unknown {
  return [plan.source, files.map(({ path }) => path), files.map(({ facts }) => facts), rest]
}
