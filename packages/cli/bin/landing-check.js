#!/usr/bin/env node
import { landingCheck } from '../dist/index.js'

process.exitCode = await landingCheck(process.argv.slice(2))
