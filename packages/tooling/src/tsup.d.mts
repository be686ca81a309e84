import type { defineConfig, Options } from 'tsup'

export function packageBuild(
  entry: Record<string, string>,
  overrides?: Options,
): ReturnType<typeof defineConfig>
