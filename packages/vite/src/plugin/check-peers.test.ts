import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { checkPeers } from './check-peers'

afterAll(removeSites)

const manifest = (version: string) => JSON.stringify({ version })

it('says which package is missing or of another version, where, and what to do', () => {
  const root = writeSite({
    'node_modules/vite/package.json': manifest('8.4.0'),
    'node_modules/react/package.json': manifest('18.3.1'),
  })
  const react = join('node_modules', 'react')
  const find = (name: string) =>
    name === 'react-dom' ? undefined : join(root, 'node_modules', name, 'package.json')
  expect(() => checkPeers(root, find)).toThrow(
    expect.objectContaining({
      code: 'build/peer',
      message: `@landing/vite needs "react" 19, but ${react} is 18.3.1; "react-dom" 19, which is not installed.`,
      help: `Run "npm install react@19 react-dom@19" in ${root}.`,
    }),
  )
})

it('accepts what is installed here', () => {
  expect(() => checkPeers(process.cwd())).not.toThrow()
})
