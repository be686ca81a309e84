// `pnpm releases:update`: Vite runs the TypeScript beside this file, so that nothing has to be built.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const entry = fileURLToPath(new URL('update.ts', import.meta.url))
const { module } = await runnerImport(entry, { configFile: false, logLevel: 'error' })
process.exitCode = await module.updateReleases(process.argv.slice(2), {
  log: console.log,
  error: console.error,
  env: process.env,
  today: new Date().toISOString().slice(0, 10),
})
