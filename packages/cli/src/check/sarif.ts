import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { isOutside } from '@landing/markdown/authoring'
import type { Diagnostic, LandingError } from '@landing/schema'

const levels = { throw: 'error', warn: 'warning', log: 'note', ignore: 'none' } as const

/** Messages as SARIF 2.1.0, which GitHub and others show as results of code scanning. Files are relative to the repository. */
export function printSarif(
  messages: readonly Diagnostic[],
  contentDir: string,
  repository: string,
): string {
  const codes = [...new Set(messages.map(({ code }) => code))].sort()
  const rules = codes.map((id) => ruleOf(id, messages))
  const results = messages.map(({ code, severity, message, help, location }) => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: help === undefined ? message : `${message}\n${help}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact(location.file, contentDir, repository),
          ...(location.line !== undefined && {
            region: { startLine: location.line, startColumn: location.column ?? 1 },
          }),
        },
      },
    ],
  }))
  return toLog(rules, results, { executionSuccessful: true })
}

/** A kind of message, described by its first one: GitHub's code scanning asks for a text of each. */
function ruleOf(id: string, messages: readonly Diagnostic[]): object {
  const { message = '', help = message } = messages.find(({ code }) => code === id) ?? {}
  return {
    id,
    shortDescription: { text: id },
    fullDescription: { text: message },
    help: { text: help },
  }
}

/** A log without results, for an error that ended the check. */
export function printSarifError({ code, message, help }: LandingError): string {
  const text = help === undefined ? message : `${message}\n${help}`
  const notification = { descriptor: { id: code }, level: 'error', message: { text } }
  const toolConfigurationNotifications = [notification]
  return toLog([], [], { executionSuccessful: false, toolConfigurationNotifications })
}

/** A file of the repository by its address there, which SARIF wants percent-encoded; else its name as it is. */
function artifact(file: string, contentDir: string, repository: string) {
  const absolute = resolve(contentDir, file)
  const path = relative(repository, absolute)
  const isFile = !isOutside(repository, absolute) && existsSync(absolute)
  const uri = (isFile ? path : file).split(/[\\/]/).map(encodeURIComponent).join('/')
  return isFile ? { uri, uriBaseId: '%SRCROOT%' } : { uri }
}

function toLog(rules: readonly object[], results: readonly object[], invocation: object): string {
  const run = {
    tool: { driver: { name: 'landing-check', rules } },
    columnKind: 'utf16CodeUnits',
    invocations: [invocation],
    results,
  }
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, undefined, 2)
}
