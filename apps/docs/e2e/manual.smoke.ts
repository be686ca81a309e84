import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findings } from '@landing/tooling/axe'
import { launchBrowser } from '@landing/tooling/browser'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const bin = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)
const { NODE_ENV: _, ...inherited } = process.env
let server: ReturnType<typeof spawn>
let href: string
let browser: Browser

/** The dev server compiles what is opened: a build of the manual takes a minute. */
beforeAll(async () => {
  server = spawn(process.execPath, [bin, 'dev', '--port', '0', '--host', '127.0.0.1'], {
    cwd: root,
    env: { ...inherited, NODE_OPTIONS: '', NO_COLOR: '1' },
  })
  let output = ''
  href = await new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      output += chunk
      const [address] = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    server.on('exit', () => reject(new Error(output)))
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  const ended = once(server, 'exit')
  server.kill()
  await ended
})

it.each([
  ['docs/writing/code/', 1440],
  ['ar/docs/writing/admonitions/', 390],
  ['provider/resources/bucket/', 1440],
  ['parts/', 1440],
])('shows /%s at %i px without a finding', async (path, width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.goto(href + path)
  await page.waitForSelector('html[data-scripts="ready"]')
  // The reference needs declarations, which these tests do not wait for: the dev server reports that.
  await page.evaluate(() => document.querySelector('vite-error-overlay')?.remove())
  expect(await findings(page)).toEqual([])
  await page.close()
})
