// Gets a Chromium for the browser tests where none is found: Debian's package as root, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { browserPath } from './browser.mjs'

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
  'cli.js',
)
const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const isStarting = () => browserPath() !== undefined && succeeds(browserPath(), '--version')

const byApt = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  succeeds('apt-get', 'update') &&
  succeeds('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell')

const byPlaywright = () =>
  succeeds(
    process.execPath,
    playwright,
    'install',
    ...(process.getuid?.() === 0 ? ['--with-deps'] : []),
    'chromium',
  )

if (browserPath() === undefined) {
  console.log(
    'No Chromium found: installing one for the browser tests, once. This takes up to two minutes.',
  )
  if (!(byApt() && isStarting()) && !(byPlaywright() && isStarting())) {
    console.error(
      'Chromium could not be installed. Install Chromium or Chrome, or set CHROME_PATH to its executable.',
    )
    process.exit(1)
  }
}
