#!/usr/bin/env node
import { createLanding } from '../dist/index.js'

process.exitCode = createLanding(process.argv.slice(2))
