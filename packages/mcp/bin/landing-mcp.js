#!/usr/bin/env node
import { landingMcp } from '../dist/index.js'

process.exitCode = await landingMcp(process.argv.slice(2))
