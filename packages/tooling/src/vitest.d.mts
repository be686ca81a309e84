import type { defineConfig, ViteUserConfig } from 'vitest/config'

export function packageTests(test?: ViteUserConfig['test']): ReturnType<typeof defineConfig>

export function slowTests(test?: ViteUserConfig['test']): ReturnType<typeof defineConfig>

export const browserRetries: number

export const contextPool: NonNullable<ViteUserConfig['test']>

export const isMutated: boolean
