import type { Options } from 'tsup'

export function packageBuild(
  entry: Record<string, string>,
  overrides?: Options & { dts?: { entry: Record<string, string> } },
): object
