#!/usr/bin/env node
import { landing } from '../dist/index.js'

process.exitCode = await landing(process.argv.slice(2))
