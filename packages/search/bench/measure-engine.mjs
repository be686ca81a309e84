// Measures one engine on one corpus in a process of its own, and prints the figures as JSON.
import { gzipSize } from './code-size.mjs'
import { readCorpus, readSets, sourceText } from './corpus.mjs'
import { flexsearch } from './engines/flexsearch.mjs'
import { landing, landingTerraform } from './engines/landing.mjs'
import { lunrLocal } from './engines/lunr.mjs'
import { minisearchPlain, minisearchTuned, minisearchVitepress } from './engines/minisearch.mjs'
import { orama } from './engines/orama.mjs'
import { pagefind } from './engines/pagefind.mjs'
import { measureFirstAnswer, measureLoad, measureQuality, measureTyping } from './measure.mjs'
import { makeQueries, splitQueries } from './queries.mjs'

const engines = {
  landing,
  terraform: landingTerraform,
  minisearch: minisearchPlain,
  tuned: minisearchTuned,
  vitepress: minisearchVitepress,
  lunr: lunrLocal,
  flexsearch,
  orama,
  pagefind,
}

const { engine: name, corpus, seed, perKind, part, cost } = JSON.parse(process.argv[2])
const pages = readCorpus(corpus)
const queries = splitQueries(makeQueries(pages, { seed, perKind: perKind * 2 }))[part]

const engine = await engines[name](pages)
const opened = await engine.open()
const sets = {}
for (const [set, asked] of Object.entries({ ...readSets(corpus), made: queries })) {
  sets[set] = await measureQuality(opened, asked)
}
const figures = { sets, ...(cost && (await measureCost())) }
process.stdout.write(`${JSON.stringify(figures)}\n`)
process.exit(0)

async function measureCost() {
  const every = (count) =>
    queries.filter((_, index) => index % Math.ceil(queries.length / count) === 0)
  const { indexBytes, codeBytes } = engine
  return {
    load: await measureLoad(engine.open),
    typing: await measureTyping(engine.open, every(24)),
    firstAnswer: await measureFirstAnswer(engine, every(40)),
    indexBytes,
    codeBytes,
    share: indexBytes / gzipSize(sourceText(pages)),
  }
}
