import type { Messages } from '../messages/en'

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

export interface BehaviourOptions {
  /** Texts instead of the English ones. */
  readonly messages?: Partial<BehaviourMessages>
}
