import type { Messages } from '../messages/en'

/** The texts that behaviours show and say. */
export type BehaviourMessages = Pick<
  Messages,
  | 'copyMarkdown'
  | 'copiedMarkdown'
  | 'copy'
  | 'copied'
  | 'copyCode'
  | 'wrapLines'
  | 'enlargeImage'
  | 'close'
>

/** What `bodyBehaviours` and `enhanceArticle` are told. */
export interface BehaviourOptions {
  /** Texts instead of the English ones. */
  readonly messages?: Partial<BehaviourMessages>
}
