import type { Problem } from '../diagnostics/codes'
import { pathBelow } from '../fs/source-paths'
import type { PageSettings } from '../settings/page-settings'

export const trustHelp =
  'Set "trusted: true" for its source if everybody who can write to the repository may run code where the site is built.'

type TrustSettings = Pick<PageSettings, 'rawHtml' | 'untrusted'>

/** True for a file that was fetched from a repository whose authors may not run code. */
export const isUntrusted = (
  path: string,
  { untrusted }: Pick<PageSettings, 'untrusted'>,
): boolean => untrusted.some((folder) => pathBelow(folder, path) !== undefined)

/**
 * Reason why the code of a page must not run, whatever parser reads it; `undefined` if it may. Such a page is read as Markdown.
 *
 * @param path relative to the content folder
 * @param format for the message
 */
export function codeRefusal(
  path: string,
  settings: TrustSettings,
  format = '',
): Problem | undefined {
  if (settings.rawHtml === 'sanitize') {
    return refused(
      format,
      'the site has "rawHtml: \'sanitize\'"',
      'Write it in Markdown, or remove "rawHtml" if all authors may run code where the site is built.',
    )
  }
  if (!isUntrusted(path, settings)) return undefined
  return refused(format, 'its repository is not trusted', trustHelp)
}

function refused(format: string, reason: string, help: string): Problem {
  const message = `The page is written in ${format}, which is code, and ${reason}: it is read as Markdown.`
  return { code: 'page/refused', message, help }
}
