import type { Messages } from './en'
export const de: Partial<Messages> = {}
