export type { Fetch } from './fetch-part'
export type { Port, Reply, Request } from './protocol'
export { type ServeOptions, serve } from './serve'
