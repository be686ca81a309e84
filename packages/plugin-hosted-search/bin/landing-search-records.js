#!/usr/bin/env node
import { landingSearchRecords } from '../dist/landing-search-records.js'

process.exitCode = await landingSearchRecords(process.argv.slice(2))
