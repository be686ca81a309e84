import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { titledBlocks } from './code-blocks.ts'

const page = new URL('../content/docs/07-deploy/hosts.md', import.meta.url)
const files = new Map(
  titledBlocks(readFileSync(fileURLToPath(page), 'utf8')).map(({ title, code }) => [title, code]),
)
const folder = mkdtempSync(join(tmpdir(), 'landing-hosts-'))
// Servers that start as root read files as another user.
execFileSync('chmod', ['755', folder])
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const root = join(folder, 'html')
mkdirSync(join(root, 'docs'), { recursive: true })
mkdirSync(join(root, 'assets'))
const text = 'A text that is long enough to be compressed. '.repeat(50)
writeFileSync(join(root, 'docs/index.html'), text)
writeFileSync(join(root, 'docs/index.md'), text)
writeFileSync(join(root, '404.html'), 'Not found.')
writeFileSync(join(root, 'assets/a.js'), text)

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

/** Waits until the server listens. */
async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error(`Nothing listens at port ${port}.`)
}

/** Checks what the page asks of a host. */
async function checkHost(port: number, isForbidden = false): Promise<void> {
  await listening(port)
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers })
  const document = await get('/docs/')
  expect(await document.text()).toBe(text)
  expect(document.headers.get('content-encoding')).toBe('gzip')
  expect(document.headers.get('vary')).toBe('Accept-Encoding')
  expect(document.headers.get('cache-control')).toBe('no-cache')
  const etag = document.headers.get('etag') ?? ''
  expect((await get('/docs/', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/docs')).headers.get('location')).toMatch(/^(http:.*\d)?\/docs\/$/)
  const markdown = (await get('/docs/index.md')).headers
  expect(markdown.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/)
  expect(markdown.get('content-encoding')).toBe('gzip')
  expect(markdown.get('cache-control')).toBe('no-cache')
  const asset = (await get('/assets/a.js')).headers
  expect(asset.get('content-encoding')).toBe('gzip')
  expect(asset.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/nowhere', '/nowhere.md', '/assets/nowhere.js']) {
    const missing = await get(path)
    expect([missing.status, await missing.text()]).toEqual([404, 'Not found.'])
    expect(missing.headers.get('cache-control')).toBe('no-cache')
  }
  // A folder without a page: readers shorten addresses.
  const bare = await get('/assets/')
  expect(await bare.text()).toBe('Not found.')
  expect(bare.status).toBe(isForbidden ? 403 : 404)
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

const isInstalled = (command: string, flag: string) => spawnSync(command, [flag]).status === 0

it('shows an nginx.conf that serves a site', async (test) => {
  if (!isInstalled('nginx', '-v')) return test.skip('There is no nginx here.')
  const port = await freePort()
  const server = (files.get('nginx.conf') ?? '')
    .replace('listen 80', `listen 127.0.0.1:${port}`)
    .replace('/usr/share/nginx/html', root)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const types = '/etc/nginx/mime.types'
  writeFileSync(
    join(folder, 'main.conf'),
    `user root; daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}\nhttp {\n${existsSync(types) ? `include ${types};` : ''}\naccess_log off;\n${temporary}\n${server}}\n`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'main.conf'), '-e', join(folder, 'log')])
  try {
    await checkHost(port)
  } finally {
    await stop(nginx)
  }
})

it('shows an apache.conf that serves a site', async (test) => {
  const modules = '/usr/lib/apache2/modules'
  if (!isInstalled('apache2', '-v') || !existsSync(modules))
    return test.skip('There is no Apache here.')
  const port = await freePort()
  const server = (files.get('apache.conf') ?? '')
    .replace('*:80', `127.0.0.1:${port}`)
    .replaceAll('/var/www/html', root)
  const names = [
    'mpm_event',
    'authz_core',
    'autoindex',
    'dir',
    'mime',
    'headers',
    'filter',
    'deflate',
  ]
  const loaded = names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`)
  writeFileSync(
    join(folder, 'apache-main.conf'),
    `ServerRoot ${folder}\nServerName localhost\nPidFile ${folder}/apache.pid\nErrorLog ${folder}/apache.log\nUser www-data\nGroup www-data\nListen 127.0.0.1:${port}\n${loaded.join('\n')}\nTypesConfig /etc/mime.types\n<Directory ${folder}>\nOptions Indexes\n</Directory>\n${server}`,
  )
  const apache = spawn('apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache-main.conf')])
  try {
    await checkHost(port, true)
  } finally {
    await stop(apache)
  }
})

it('shows a Caddyfile that serves a site', async (test) => {
  if (!isInstalled('caddy', 'version')) return test.skip('There is no Caddy here.')
  const port = await freePort()
  const server = (files.get('Caddyfile') ?? '')
    .replace('example.org', `http://127.0.0.1:${port}`)
    .replace('/srv/html', root)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, `{\n  admin off\n  auto_https off\n}\n${server}`)
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config])
  try {
    await checkHost(port)
  } finally {
    await stop(caddy)
  }
})
