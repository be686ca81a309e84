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
        "componentKey",
        "componentPath",
        "decodePath",
        "directionOf",
        "formatPlace",
        "homePath",
        "isFilePath",
        "isFullAddress",
        "isPageFile",
        "joinPath",
        "languageName",
        "normalizeBase",
        "pageDataPath",
        "routeKey",
        "splitHref",
        "stripIndexHtml",
        "toHref",
        "toPath",
      ],
      "./validate": [
        "configError",
        "configFaults",
        "formatFault",
        "nearest",
        "validateConfig",
        "validateFrontMatter",
      ],
    }
  `)
})
