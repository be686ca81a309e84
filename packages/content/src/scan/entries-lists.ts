import { join } from 'node:path'
import type { Finding } from '@landing/markdown'
import { isFile } from '@landing/markdown/authoring'
import { encodingFindings, pathIn, readSource } from '@landing/markdown/host'
import type { FolderPlan } from './docs-folders'

interface Listed<T> {
  readonly entries: T
  readonly findings: readonly Finding[]
}

/** A file beside the documents, of tags or authors; `undefined` if there is none. */
export function readList<T>(
  plan: FolderPlan,
  name: string | undefined,
  readEntries: (file: string, text: string) => Listed<T>,
): Listed<T> | undefined {
  const path = join(plan.absolute, name ?? '')
  if (name === undefined || !isFile(path)) return undefined
  const file = pathIn(plan.source, name)
  const source = readSource(path)
  const { entries, findings } = readEntries(file, source.text)
  return { entries, findings: [...encodingFindings(file, source), ...findings] }
}

/** The files of tags and authors that the configuration names; those of the default names need not exist. */
export function missingLists({
  absolute,
  source,
  config: { tagsFile, blog },
}: FolderPlan): Finding[] {
  const lists = [
    { code: 'tags/invalid', option: 'tagsFile', name: tagsFile, usual: 'tags.yml' },
    { code: 'blog/author', option: 'authorsFile', name: blog?.authorsFile, usual: 'authors.yml' },
  ] as const
  return lists.flatMap(({ code, option, name, usual }) => {
    if (name === undefined || name === usual || isFile(join(absolute, name))) return []
    const message = `The file "${name}", which "${option}" names, does not exist.`
    const help = `Create it, or correct "${option}" of the docs set.`
    return [{ code, message, location: { file: pathIn(source, name) }, help }]
  })
}
