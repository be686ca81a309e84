import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture, type RunningServer } from './fixture-site'

const here = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'landing linked ü-'))
let site: FixtureSite
let server: RunningServer

/** A project elsewhere, in a folder with an odd name, that links this package. */
beforeAll(async () => {
  site = await openFixture(folder)
  mkdirSync(join(site.root, 'node_modules/@landing'), { recursive: true })
  symlinkSync(here, join(site.root, 'node_modules/@landing/vite'))
  for (const name of ['react', 'react-dom', '@landing/theme']) {
    symlinkSync(
      realpathSync(join(here, 'node_modules', name)),
      join(site.root, 'node_modules', name),
    )
  }
  server = await site.serve('dev')
})
afterAll(async () => {
  await server.close()
  await site.dispose()
  rmSync(folder, { recursive: true })
})

it('serves the scripts and styles of linked packages', async () => {
  const page = await (await fetch(`${server.href}docs/start/`)).text()
  const own = [...page.matchAll(/(?:src|href)="([^"]*\/@fs\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(own.length).toBeGreaterThan(1)
  const answers = await Promise.all(own.map((href) => fetch(new URL(href, server.href))))
  expect(answers.map(({ status }) => status)).toEqual(own.map(() => 200))
})

it('builds', async () => {
  const { ok, output } = await site.build()
  expect(ok, output).toBe(true)
})
