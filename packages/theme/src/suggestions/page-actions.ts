import { copyPage } from '../behaviours/copy-markdown'
import { findAll } from '../behaviours/events'
import type { IconName } from '../context/item-view'
import type { Messages } from '../messages/en'
import type { Texts } from '../texts/texts'

/** An action of the search box. */
export interface PageAction {
  readonly label: string
  /** Category, such as "Versions"; absent for a command. */
  readonly kind?: string
  readonly icon: IconName
  /** Returns the text to show instead of the label, if the box should stay open. */
  run(): Promise<string | undefined> | undefined
}

/** Actions of the page's existing controls; running one uses the control. */
export function pageActions(page: Document, text: Texts<Messages>): readonly PageAction[] {
  const copy = page.querySelector<HTMLElement>('[data-copy-from]')
  const settings = page.querySelector<HTMLElement>('[data-display-settings]')
  const links = new Map<string, PageAction>()
  for (const link of findAll<HTMLAnchorElement>(page, 'a[data-keep-query]:not([aria-current])')) {
    const isLanguage = link.lang !== ''
    // The menu of narrow screens repeats the links.
    links.set(link.pathname, {
      label: link.textContent?.trim() ?? '',
      kind: text(isLanguage ? 'languages' : 'versions'),
      icon: isLanguage ? 'language' : 'tag',
      run: () => void link.click(),
    })
  }
  const actions: readonly (PageAction | null)[] = [
    copy && {
      label: text('copyMarkdown'),
      icon: 'copy',
      run: async () => ((await copyPage(copy)) ? text('copiedMarkdown') : undefined),
    },
    ...links.values(),
    settings && {
      label: text('displaySettings'),
      icon: 'mode',
      run: () => void settings.click(),
    },
  ]
  return actions.filter((action) => action !== null)
}

/** Filters actions by word prefixes; in scripts without spaces, by substrings. */
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
