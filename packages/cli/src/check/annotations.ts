import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Diagnostic, LandingError } from '@landing/schema'

const githubLevels = { throw: 'error', warn: 'warning', log: 'notice', ignore: 'notice' } as const

/** Workflow commands of GitHub Actions, one for each message. Files are relative to the repository. */
export function printAnnotations(
  messages: readonly Diagnostic[],
  contentDir: string,
  repository: string,
): string {
  return messages
    .map(({ code, severity, message, help, location }) => {
      const { file, line, column } = location
      const path = resolve(contentDir, file)
      const place = existsSync(path) ? { file: relative(repository, path), line, col: column } : {}
      const text = [existsSync(path) ? '' : `${file}: `, message, help && `\n${help}`].join('')
      return command(githubLevels[severity], { ...place, title: code }, text)
    })
    .join('\n')
}

/** The workflow command for an error that ended the check. */
export function printErrorAnnotation({ code, message, help }: LandingError): string {
  return command('error', { title: code }, [message, help && `\n${help}`].join(''))
}

function command(
  level: string,
  properties: Readonly<Record<string, string | number | undefined>>,
  text: string,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${key}=${escapeData(String(value)).replace(/:/g, '%3A').replace(/,/g, '%2C')}`,
    )
  return `::${level} ${list.join(',')}::${escapeData(text)}`
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}
