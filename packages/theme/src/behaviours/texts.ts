import { behaviourTexts } from '../texts/behaviours'
import type { codeTexts } from '../texts/code'
import type { notFoundTexts } from '../texts/not-found'

/** Texts that behaviours show. */
export type BehaviourMessages = { readonly [Key in keyof typeof behaviourTexts]: string } & {
  readonly [Key in keyof (typeof codeTexts & typeof notFoundTexts)]?: string
}

/** Options of `attachPage`. */
export interface PageOptions {
  /** Texts instead of those in the document, which are English unless it says otherwise. */
  readonly messages?: Partial<BehaviourMessages> | undefined
  /** Parses HTML of the site, such as a whole sidebar; default: a plain `DOMParser`, which Trusted Types refuse. */
  readonly parseHtml?: ((html: string) => Document) | undefined
}

/** Parses HTML where no Trusted Types are enforced. */
export const parsePlain = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Options of `attachShell`. */
export type ShellOptions = PageOptions

/** The texts of a document: English, replaced by those in the document, replaced by those of the options. */
export function textsOf(page: Document, { messages }: PageOptions = {}): BehaviourMessages {
  const element = page.querySelector('script[data-landing-texts]')
  const pageTexts = JSON.parse(element?.textContent || '{}') as Partial<BehaviourMessages>
  return { ...behaviourTexts, ...pageTexts, ...messages }
}
