#!/usr/bin/env node
import { landingMigrate } from '../dist/index.js'

process.exitCode = await landingMigrate(process.argv.slice(2))
