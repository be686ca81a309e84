import { readFileSync } from 'node:fs'
import { isFile, writeWhole } from '@landing/markdown/authoring'
import type { KnownLink } from './ask-link'
import type { ExternalResult, LinkMemory } from './external-links'
import { hostOf } from './host-pace'

const slowRuns = 5

/** A memory that is missing or damaged is empty: links then have to fail twice again. */
export function readLinkMemory(file: string): LinkMemory {
  try {
    if (isFile(file)) {
      const { links, hosts } = JSON.parse(readFileSync(file, 'utf8')) as Partial<LinkMemory>
      return { links: { ...links }, hosts: { ...hosts } }
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return { links: {}, hosts: {} }
}

export function writeLinkMemory(file: string, memory: LinkMemory): void {
  writeWhole(file, `${JSON.stringify(memory, undefined, 2)}\n`)
}

/** Counts how often links failed in a row. @returns the results with that, and the memory for the next run */
export function rememberLinks(
  before: LinkMemory,
  results: readonly ExternalResult[],
  today: string,
): { readonly results: readonly ExternalResult[]; readonly memory: LinkMemory } {
  const counted = results.map((result) => {
    if (result.state !== 'broken' && result.state !== 'unreachable') return result
    const { failures = 0, since = today } = before.links[result.url] ?? {}
    return { ...result, failures: failures + 1, since }
  })
  const links: Record<string, KnownLink> = {}
  const hosts: Record<string, number> = {}
  for (const [host, runs] of Object.entries(before.hosts)) if (runs > 1) hosts[host] = runs - 1
  for (const { url, state, flaky, etag, modified, failures, since } of counted) {
    const link = { etag, modified, failures, since }
    if (Object.values(link).some((value) => value !== undefined)) links[url] = link
    if (flaky && state !== 'ignored') hosts[hostOf(url)] = slowRuns
  }
  return { results: counted, memory: { links, hosts } }
}
