import type { defineConfig, ViteUserConfig } from 'vitest/config'

type Config = ReturnType<typeof defineConfig>

export function packageTests(test?: ViteUserConfig['test']): Config
export function quickTests(): Config
export function endToEndTests(): Config
export function slowTests(): Config
export const contextPool: NonNullable<ViteUserConfig['test']>
export const isMutated: boolean
