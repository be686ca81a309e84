#!/usr/bin/env node
import { landingSources } from '../dist/index.js'

process.exitCode = await landingSources(process.argv.slice(2))
