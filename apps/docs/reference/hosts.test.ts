import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { titledBlocks } from './code-blocks.ts'

const page = new URL('../content/docs/07-deploy/hosts.md', import.meta.url)
const files = new Map(
  titledBlocks(readFileSync(fileURLToPath(page), 'utf8')).map(({ title, code }) => [title, code]),
)
const folder = mkdtempSync(join(tmpdir(), 'landing-nginx-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('shows a vercel.json that can be parsed', () => {
  expect(JSON.parse(files.get('vercel.json') ?? '')).toMatchObject({ outputDirectory: 'dist' })
})

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return Object(address).port
}

it('shows an nginx.conf that serves a site', async (test) => {
  if (spawnSync('nginx', ['-v']).status !== 0) return test.skip('There is no nginx here.')
  const root = join(folder, 'html')
  mkdirSync(join(root, 'docs'), { recursive: true })
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'docs/index.html'), 'A document.')
  writeFileSync(join(root, '404.html'), 'Not found.')
  writeFileSync(join(root, 'assets/a.js'), '1')
  const port = await freePort()
  const server = (files.get('nginx.conf') ?? '')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/usr/share/nginx/html', root)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  writeFileSync(
    join(folder, 'main.conf'),
    `user root; pid ${folder}/pid; error_log ${folder}/log; events {}\nhttp {\naccess_log off;\n${temporary}\n${server}}\n`,
  )
  const nginx = (...args: string[]) =>
    execFileSync('nginx', ['-c', join(folder, 'main.conf'), '-e', join(folder, 'log'), ...args])
  nginx()
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    const document = await get('/docs/')
    expect(await document.text()).toBe('A document.')
    expect(document.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/docs')).headers.get('location')).toBe('/docs/')
    const asset = await get('/assets/a.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const missing = await get('/nowhere')
    expect([missing.status, await missing.text()]).toEqual([404, 'Not found.'])
  } finally {
    nginx('-s', 'stop')
  }
})
