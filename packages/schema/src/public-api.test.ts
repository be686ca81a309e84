import { expect, it } from 'vitest'
import * as schema from './index'
import * as validate from './validate/index'

it('exports these names and no others', () => {
  expect({
    '.': Object.keys(schema).toSorted(),
    './validate': Object.keys(validate).toSorted(),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "LandingError",
        "applyTrailingSlash",
        "compareMessages",
        "decodePath",
        "formatPlace",
        "homePath",
        "isFilePath",
        "isPageFile",
        "joinPath",
        "normalizeBase",
        "pageDataPath",
        "routeKey",
        "splitHref",
        "stripIndexHtml",
        "toHref",
        "toPath",
      ],
      "./validate": [
        "configFaults",
        "formatFault",
        "nearest",
        "validateConfig",
        "validateFrontMatter",
      ],
    }
  `)
})
