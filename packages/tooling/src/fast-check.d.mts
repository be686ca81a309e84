export { default } from 'fast-check'

export function runs(all: number): number
