import type { Messages } from './en'
export const ar: Partial<Messages> = {}
