#!/usr/bin/env node
import { landingCheck } from '../dist/landing-check.js'

process.exitCode = await landingCheck(process.argv.slice(2))
