#!/usr/bin/env node
import { landingMigrate } from '../dist/index.js'

process.exitCode = landingMigrate(process.argv.slice(2))
