import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as schema from './index'
import * as staticValue from './static-value'
import * as validate from './validate'

it('exports these names and no others', () => {
  expect({
    '.': Object.keys(schema).toSorted(),
    './static-value': Object.keys(staticValue).toSorted(),
    './validate': Object.keys(validate).toSorted(),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "LandingError",
        "applyTrailingSlash",
        "articleClasses",
        "articleHtml",
        "compareDiagnostics",
        "componentKey",
        "componentWithoutExport",
        "componentsOf",
        "decodePath",
        "diagnosticOf",
        "directionOf",
        "documentPath",
        "documentTexts",
        "escapeHtml",
        "formatLocation",
        "homePath",
        "isActiveLink",
        "isBelow",
        "isContextOf",
        "isFilePath",
        "isFullAddress",
        "isInContext",
        "isNotFoundPage",
        "isSamePage",
        "isScriptAddress",
        "isoDate",
        "joinPath",
        "languageName",
        "markdownPath",
        "normalizeBase",
        "omitUndefined",
        "pageFiles",
        "pageIds",
        "pageWithoutExport",
        "routeKey",
        "scriptJson",
        "splitHref",
        "stripIndexHtml",
        "toHref",
        "toPath",
        "withoutLeadingSlashes",
        "withoutTrailingSlashes",
      ],
      "./static-value": [
        "UnknownValue",
        "declaredNames",
        "staticFunctions",
        "staticKey",
        "staticKinds",
        "staticReader",
        "staticValue",
      ],
      "./validate": [
        "configError",
        "configFaults",
        "describeValue",
        "formatFault",
        "nearest",
        "policyNames",
        "resolveConfig",
        "validateFrontMatter",
      ],
    }
  `)
})

it('is listed in the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const name of Object.keys({ ...schema, ...validate })) expect(readme).toContain(name)
})
