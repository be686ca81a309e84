import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@landing/tooling/static-server'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Serves a built example, runs a check on it, and returns the browser's errors. */
export async function visitExample(
  browser: Browser,
  folder: string,
  check: (page: Page, href: string) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<string[]> {
  if (!existsSync(join(folder, '404.html'))) writeFileSync(join(folder, '404.html'), 'Not found')
  const server = await serveStatic({ folder, base: '/' })
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    const isAboutIcon = /favicon|404/.test(message.text())
    if (message.type() === 'error' && !isAboutIcon) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const isOwn = /^(data:|blob:)/.test(request.url()) || request.url().startsWith(server.origin)
    if (!isOwn) problems.push(`asked another host: ${request.url()}`)
  })
  try {
    await check(page, server.href)
    return problems
  } finally {
    await context.close()
    await server.close()
  }
}
