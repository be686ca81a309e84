/** Licences of documentation by the words that their texts begin with, as SPDX names them. */
const licenses: readonly (readonly [id: string, words: RegExp])[] = [
  ['Apache-2.0', /Apache License\s+Version 2\.0/i],
  ['MPL-2.0', /Mozilla Public License,? version 2\.0/i],
  ['MIT', /MIT License|Permission is hereby granted, free of charge/i],
  ['BSD-3-Clause', /Redistribution and use in source and binary forms[\s\S]*Neither the name/i],
  ['BUSL-1.1', /Business Source License 1\.1/i],
  ['CC-BY-4.0', /Attribution 4\.0 International/i],
]

/** SPDX id of a licence's text; undefined for one that is not known. */
export function licenseOf(text: string): string | undefined {
  return licenses.find(([, words]) => words.test(text))?.[0]
}
