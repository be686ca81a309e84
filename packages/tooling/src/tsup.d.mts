import type { Options } from 'tsup'

export function packageBuild(entry: Record<string, string>, overrides?: Options): object
