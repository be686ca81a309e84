#!/usr/bin/env node
import { landingSearchRecords } from '../dist/records/landing-search-records.js'

process.exitCode = await landingSearchRecords(process.argv.slice(2))
