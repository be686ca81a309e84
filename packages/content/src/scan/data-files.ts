import { join } from 'node:path'
import type { Finding } from '@landing/markdown'
import { isFolder, messageOf, readTree, readYaml } from '@landing/markdown/authoring'
import { encodingFindings, readSource } from '@landing/markdown/host'
import type { DataFiles, TableData, ViewFunction } from '@landing/schema'
import { parseCsv } from './parse-csv'
import { tableFault } from './table-fault'

export interface SiteDataFiles {
  /** Parsed files by path without extension: `data/releases.csv` is `releases`. */
  readonly files: DataFiles
  readonly views: Readonly<Record<string, TableData>>
  readonly findings: readonly Finding[]
}

const pattern = /\.(csv|ya?ml|json)$/

/** Reads the data folder and makes the site's views of it. */
export function readDataFiles(
  contentDir: string,
  viewFunctions: Readonly<Record<string, ViewFunction>>,
): SiteDataFiles {
  const findings: Finding[] = []
  const files: Record<string, unknown> = {}
  const folder = join(contentDir, 'data')
  if (isFolder(folder)) {
    const tree = readTree(folder, (path) => `data/${path}`)
    findings.push(...tree.findings)
    for (const { path, absolute } of tree.files) {
      if (!pattern.test(path)) continue
      const file = `data/${path}`
      const source = readSource(absolute)
      findings.push(...encodingFindings(file, source))
      const { value, fault } = (path.endsWith('.csv') ? parseCsv : readYaml)(source.text)
      if (fault === undefined) files[path.replace(pattern, '')] = value
      else {
        const { message, line, column } = fault
        findings.push({
          code: 'data/invalid',
          message: `The data file cannot be read: ${message}`,
          location: { file, line, column },
          help: 'Correct the file; tables made from it would be wrong or empty.',
        })
      }
    }
  }
  const views: Record<string, TableData> = {}
  for (const [name, view] of Object.entries(viewFunctions)) {
    try {
      const table = view(files)
      const fault = tableFault(table)
      if (fault !== undefined) throw new Error(fault)
      views[name] = table
    } catch (error) {
      findings.push({
        code: 'data/view-failed',
        message: `The data view "${name}" failed: ${messageOf(error)}`,
        location: { file: 'data' },
        help: `The function gets the files in data/ by name; ${existingFiles(files)}.`,
      })
    }
  }
  return { files, views, findings }
}

function existingFiles(files: DataFiles): string {
  const names = Object.keys(files).sort().join(', ')
  return names === '' ? 'no file can be read' : `these exist: ${names}`
}
