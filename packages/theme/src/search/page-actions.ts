import { copyPage } from '../behaviours/copy-markdown'
import { findAll } from '../behaviours/events'
import type { IconName } from '../context/item-view'
import type { Messages } from '../messages/en'
import type { Texts } from '../texts/texts'

/** What a reader can do with the page from the search box. */
export interface PageAction {
  readonly label: string
  /** What it chooses, such as a version; absent for a command. */
  readonly kind?: string
  readonly icon: IconName
  /** Returns the text to show instead of the label, if the box should stay open. */
  run(): Promise<string | undefined> | undefined
}

/** Actions that controls of the page offer already: an action uses the control. */
export function pageActions(page: Document, text: Texts<Messages>): readonly PageAction[] {
  const copy = page.querySelector<HTMLElement>('[data-copy-from]')
  const settings = page.querySelector<HTMLElement>('[data-display-settings]')
  const links = new Map<string, PageAction>()
  for (const link of findAll<HTMLAnchorElement>(page, 'a[data-keep-query]:not([aria-current])')) {
    const isLanguage = link.lang !== ''
    // Narrow screens have a menu of their own, with the same links.
    links.set(link.pathname, {
      label: link.textContent?.trim() ?? '',
      kind: text(isLanguage ? 'languages' : 'versions'),
      icon: isLanguage ? 'language' : 'tag',
      run: () => void link.click(),
    })
  }
  return [
    ...(copy
      ? [
          {
            label: text('copyMarkdown'),
            icon: 'copy' as const,
            run: async () => ((await copyPage(copy)) ? text('copiedMarkdown') : undefined),
          },
        ]
      : []),
    ...links.values(),
    ...(settings
      ? [
          {
            label: text('displaySettings'),
            icon: 'mode' as const,
            run: () => void settings.click(),
          },
        ]
      : []),
  ]
}

/** The actions whose words begin with all words of a text; scripts without spaces: contain them. */
export function matchingActions(
  actions: readonly PageAction[],
  typed: string,
): readonly PageAction[] {
  const wanted = wordsOf(typed)
  return actions.filter(({ label, kind = '' }) => {
    const name = `${label} ${kind}`
    const words = wordsOf(name)
    return wanted.every(
      (word) =>
        words.some((each) => each.startsWith(word)) ||
        (/[\u3040-\u9fff]/.test(word) && name.includes(word)),
    )
  })
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s:,;/-]+/)
    .filter(Boolean)
