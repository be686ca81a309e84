// Checks the room order of every package that has a `rooms.json`; run by `pnpm lint`.
import { existsSync, readdirSync } from 'node:fs'
import { roomFaults } from './room-order.mjs'

const packages = readdirSync('packages')
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(`${folder}/rooms.json`))
const faults = packages.flatMap(roomFaults)
for (const fault of faults) console.error(fault)
console.log(`Rooms of ${packages.length} packages: ${faults.length} imports against the order`)
if (faults.length > 0) process.exitCode = 1
