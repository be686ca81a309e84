import type { Browser, LaunchOptions } from 'playwright-core'

export function browserPath(): string | undefined
export function findBrowser(): string
export const launchOptions: LaunchOptions
export function launchBrowser(executablePath?: string): Promise<Browser>
