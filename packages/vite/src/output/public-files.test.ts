import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { publicFiles } from './public-files'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'landing-public-'))
  folder = join(parent, 'static')
  mkdirSync(join(folder, 'img'), { recursive: true })
})
afterEach(() => rmSync(parent, { recursive: true }))

it('lists files of all depths, and links to files and folders', () => {
  writeFileSync(join(folder, 'img/logo.svg'), '')
  symlinkSync('img', join(folder, 'pictures'))
  symlinkSync('nowhere', join(folder, 'broken'))
  const file = (path: string) => ({ path, file: join(folder, path) })
  expect(publicFiles(folder)).toEqual([
    { ...file('broken'), risk: 'missing' },
    file('img/logo.svg'),
    file('pictures/logo.svg'),
  ])
})

it('names the risk of secrets and of links out of the folder', () => {
  mkdirSync(join(parent, 'private'))
  writeFileSync(join(parent, 'private/key.txt'), '')
  symlinkSync('../private', join(folder, 'shared'))
  for (const name of ['.env', '.env.local', '.environment']) writeFileSync(join(folder, name), '')
  const risks = publicFiles(folder).map(({ path, risk }) => [path, risk])
  expect(Object.fromEntries(risks)).toEqual({
    '.env': 'secret',
    '.env.local': 'secret',
    '.environment': undefined,
    'shared/key.txt': 'outside',
  })
})

it('names links that lead in a circle', () => {
  symlinkSync('loop', join(folder, 'loop'))
  symlinkSync('..', join(folder, 'img/above'))
  mkdirSync(join(parent, 'up'))
  symlinkSync('../static', join(parent, 'up/down'))
  symlinkSync('../up', join(folder, 'up'))
  const risks = publicFiles(folder).map(({ path, risk }) => [path, risk])
  expect(risks).toEqual([
    ['img/above', 'missing'],
    ['loop', 'missing'],
    ['up/down', 'missing'],
  ])
})

it('names sockets', async () => {
  const socket = createServer().listen(join(folder, 'socket'))
  await once(socket, 'listening')
  expect(publicFiles(folder)).toMatchObject([{ path: 'socket', risk: 'missing' }])
  socket.close()
})

it.each(['', 'absent'])('lists nothing for the folder "%s"', (name) => {
  expect(publicFiles(name)).toEqual([])
})
