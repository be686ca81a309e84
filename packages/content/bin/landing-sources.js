#!/usr/bin/env node
import { landingSources } from '../dist/landing-sources.js'

process.exitCode = await landingSources(process.argv.slice(2))
