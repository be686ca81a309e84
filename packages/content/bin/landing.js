#!/usr/bin/env node
import { landing } from '../dist/landing.js'

process.exitCode = await landing(process.argv.slice(2))
