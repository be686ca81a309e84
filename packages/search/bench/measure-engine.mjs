// Measures one engine in a process of its own, and prints the figures as JSON.
import { gzipSize } from './code-size.mjs'
import { readCorpus, sourceText } from './corpus.mjs'
import { flexsearch } from './engines/flexsearch.mjs'
import { landing } from './engines/landing.mjs'
import { lunrLocal } from './engines/lunr.mjs'
import { minisearchPlain, minisearchVitepress } from './engines/minisearch.mjs'
import { orama } from './engines/orama.mjs'
import { pagefind } from './engines/pagefind.mjs'
import { measureFirstAnswer, measureLoad, measureQuality, measureTyping } from './measure.mjs'
import { makeQueries, splitQueries } from './queries.mjs'

const engines = {
  landing,
  minisearch: minisearchPlain,
  vitepress: minisearchVitepress,
  lunr: lunrLocal,
  flexsearch,
  orama,
  pagefind,
}

const { engine: name, folder, seed, perKind, part } = JSON.parse(process.argv[2])
const pages = readCorpus(folder)
const queries = splitQueries(makeQueries(pages, { seed, perKind: perKind * 2 }))[part]
const every = (count) =>
  queries.filter((_, index) => index % Math.ceil(queries.length / count) === 0)

const engine = await engines[name](pages)
const load = await measureLoad(engine.open)
const opened = await engine.open()
const { byKind, overall, misses, asked } = await measureQuality(opened, queries)
const typing = await measureTyping(engine.open, every(24))
const firstAnswer = await measureFirstAnswer(engine, every(40))
const { indexBytes, textBytes = 0, codeBytes } = engine
const figures = { overall, byKind, typing, load, firstAnswer, indexBytes, textBytes, codeBytes }
const share = indexBytes / gzipSize(sourceText(pages))
process.stdout.write(`${JSON.stringify({ ...figures, share, asked, misses })}\n`)
process.exit(0)
