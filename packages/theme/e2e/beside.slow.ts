import { wholePages } from '../src/fixtures/lone-parts'
import { beside, testParts } from './beside-sheets'

for (const kind of ['doc', 'search']) {
  testParts(kind, wholePages.get(kind) ?? '', Object.keys(beside))
}
