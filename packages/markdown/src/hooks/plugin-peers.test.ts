import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { compileHalf } from './compile-half'
import { loadHooks } from './load-hooks'
import { checkPeers } from './plugin-peers'

/** A site with a plugin that needs this. */
const siteWith = (range: string, code = 'export default {}') =>
  writeSite({
    'node_modules/landing-plugin-wiki/package.json': JSON.stringify({
      name: 'landing-plugin-wiki',
      main: 'index.mjs',
      peerDependencies: { react: '^1.0.0', '@landing/markdown': range },
    }),
    'node_modules/landing-plugin-wiki/index.mjs': code,
  })

it('names a plugin for another version of Landing before its code runs', async () => {
  const folder = siteWith('^99.1.0', "throw new Error('no such export')")
  const loading = loadHooks([{ module: 'landing-plugin-wiki' }], compileHalf, folder)
  await expect(loading).rejects.toMatchObject({
    code: 'build/peer',
    message: expect.stringMatching(
      /^The plugin "landing-plugin-wiki" needs "@landing\/markdown" \^99\.1\.0, but that of this site is \d+\.\d+\.\d+\S*\.$/,
    ),
    help: 'Install versions of both that fit: "npm install landing-plugin-wiki@latest @landing/vite@latest".',
  })
})

it.each([
  ['1.2.3', '1.2.3 ~1.2.0 ^1.0.9 ^1.2.3 >=0.9.0 >=1.2.3 workspace:>=1.0.0'],
  ['1.2.3', '* workspace:* workspace:^ latest 1.x >1.0.0 ^2.0.0||^1.0.0'],
  ['0.2.3', '^0.2.1 ~0.2.3 >=0.1.9'],
  ['0.0.3', '^0.0.3'],
  ['2.0.0-next.1', '^2.0.0-next.0 >=1.9.9'],
])('takes %s for %s', (version, ranges) => {
  for (const range of ranges.split(' ')) {
    expect(() => check(version, range)).not.toThrow()
  }
})

it.each([
  [
    '1.2.3',
    '1.2.2 1.2.4 ~1.1.9 ~1.2.4 ^1.2.4 ^1.3.0 ^2.0.0 ^0.2.3 >=1.2.4 >=2.0.0 workspace:>=2.0.0',
  ],
  ['0.2.3', '^0.1.9 ^0.3.0'],
  ['0.0.3', '^0.0.2 ^0.0.0'],
])('does not take %s for %s', (version, ranges) => {
  for (const range of ranges.split(' ')) {
    expect(() => check(version, range), range).toThrow(`is ${version}.`)
  }
})

function check(version: string, range: string): void {
  const module = join(siteWith(range), 'node_modules/landing-plugin-wiki/index.mjs')
  checkPeers('wiki', pathToFileURL(module).href, version)
}
