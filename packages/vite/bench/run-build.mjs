// Builds the site in a folder, in a process of its own, and prints what it took as JSON.
import { resourceUsage } from 'node:process'
import { createBuilder } from 'vite'

const root = process.argv[2]
const started = performance.now()
const builder = await createBuilder({ root, logLevel: process.env.BENCH_LOG ?? 'error' })
await builder.buildApp()
const wall = (performance.now() - started) / 1000
const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage()
console.log(JSON.stringify({ wall, cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1000 }))
process.exit()
