import type { LastUpdate, LocalePlan } from '@landing/content/authoring'
import type { Finding } from '@landing/markdown'
import type { DocsVersionModel } from '@landing/schema'
import { severities } from './codes'

/**
 * Documents without a translation, and translations that are older than their original.
 *
 * @param locales those with a folder of translations
 * @param lastUpdates by source; a source that git does not know is not compared
 */
export function checkTranslations(
  versions: readonly DocsVersionModel[],
  locales: readonly Pick<LocalePlan, 'code' | 'folder'>[],
  lastUpdates: ReadonlyMap<string, LastUpdate>,
): Finding[] {
  return locales.flatMap(({ code, folder }) =>
    versions
      .filter(({ locale }) => locale === code)
      .flatMap(({ docs }) => Object.values(docs))
      .filter(({ facts }) => !facts.draft)
      .flatMap(({ facts: { source } }): Finding[] => {
        if (!source.startsWith(folder)) return [missing(source, folder + source, code)]
        const original = source.slice(folder.length)
        const [changed, translated] = [original, source].map((each) => lastUpdates.get(each)?.date)
        if (changed === undefined || translated === undefined) return []
        return Date.parse(translated) < Date.parse(changed)
          ? [outdated(source, original, changed)]
          : []
      }),
  )
}

function missing(source: string, wanted: string, code: string): Finding {
  return {
    code: 'translations/missing',
    severity: severities['translations/missing'],
    message: `The document is not translated to ${code}.`,
    location: { file: source },
    help: `Write ${wanted}. Until then readers get the original, with a note.`,
  }
}

function outdated(source: string, original: string, changed: string): Finding {
  return {
    code: 'translations/outdated',
    severity: severities['translations/outdated'],
    message: `${original} was changed on ${changed.slice(0, 10)}, after its translation.`,
    location: { file: source },
    help: `Carry the change over: git log -p -- ${original}`,
  }
}
