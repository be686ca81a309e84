import type { Browser } from 'playwright-core'

export function findBrowser(): string
export function launchBrowser(executablePath?: string): Promise<Browser>
