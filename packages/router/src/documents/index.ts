export { createDocumentRouter, type DocumentRouterOptions } from './create-document-router'
export { patch, type Swap, type Swaps } from './patch'
export { type LandingPolicy, landingPolicy } from './policy'
export type { SwapOptions } from './swap-document'
