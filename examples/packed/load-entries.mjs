// Loads the modules in entries.json by `require.resolve`, `import` and `require`; prints those that fail.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { resolved, loaded } = JSON.parse(readFileSync(new URL('entries.json', import.meta.url)))
const failures = []

async function attempt(way, name, load) {
  try {
    await load(name)
  } catch (error) {
    failures.push(`${way} ${name}: ${error.message.split('\n')[0]}`)
  }
}

for (const name of resolved) await attempt('resolve', name, require.resolve)
for (const name of loaded) {
  await attempt('import', name, (entry) => import(entry))
  if (!process.argv.includes('--no-require')) await attempt('require', name, require)
}
console.log(JSON.stringify(failures))
// Workers of the packages may listen.
process.exit(0)
