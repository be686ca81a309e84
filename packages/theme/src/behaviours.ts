export { bodyBehaviours } from './behaviours/body-behaviours'
export { enhanceArticle } from './behaviours/enhance-article'
export type { BehaviourMessages, BehaviourOptions } from './behaviours/options'
